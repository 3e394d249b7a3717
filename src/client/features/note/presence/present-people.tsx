import PenLine from 'lucide-react/icons/pen-line'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { initialsOf } from './initials.ts'
import { usePresence } from './use-presence.ts'

/** Maximum number of people shown by name; the rest are counted. */
const SHOWN = 5

/** Shows who else has the note open, and who of them is editing its text. Renders nothing if nobody has. */
export function PresentPeople({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('share')
  const people = usePresence(note)
  if (people.length === 0) return null
  return (
    <ul
      aria-label={t('presence.label')}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-ink-soft text-sm print:hidden"
    >
      {people.slice(0, SHOWN).map(({ id, name, editing }) => (
        <li key={id} className="flex min-w-0 animate-appear items-center gap-2">
          <span
            aria-hidden="true"
            className={joinClasses(
              'flex size-7 shrink-0 items-center justify-center rounded-full border font-medium text-xs',
              editing ? 'border-accent bg-accent-soft text-accent' : 'border-hairline bg-surface',
            )}
          >
            {initialsOf(name)}
          </span>
          <span className="min-w-0">
            <bdi className="wrap-anywhere">{name}</bdi>
            {editing && (
              <span className="ml-1.5 inline-flex items-center gap-1 text-accent">
                <PenLine aria-hidden="true" className="size-3.5" />
                {t('presence.editing')}
              </span>
            )}
          </span>
        </li>
      ))}
      {people.length > SHOWN && <li className="flex items-center">+{people.length - SHOWN}</li>}
    </ul>
  )
}
