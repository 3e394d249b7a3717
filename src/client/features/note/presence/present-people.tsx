import PenLine from 'lucide-react/icons/pen-line'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { isShared } from '../note-rights.ts'
import { initialsOf } from './initials.ts'
import { usePresence } from './use-presence.ts'

/** Maximum number of people shown by name; the rest are counted. */
const SHOWN = 5

/** Number of people whose names fit into one line on a phone. */
const NAMED_ON_PHONES = 2

/**
 * Shows who else has a shared note open, and who of them is editing its text. It is one line high whoever comes and
 * goes, so that the page below it never moves under the user's hand. Renders nothing for a note that is not shared.
 */
export function PresentPeople({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('share')
  const { people, known } = usePresence(note)
  if (!isShared(note)) return null
  const nameClasses = people.length > NAMED_ON_PHONES ? 'max-sm:sr-only' : ''
  return (
    <div className="mt-3 flex h-7 items-center text-ink-soft text-sm print:hidden">
      {known && people.length === 0 && <p className="min-w-0 truncate text-ink-faint">{t('presence.nobody')}</p>}
      {people.length > 0 && (
        <ul aria-label={t('presence.label')} className="flex min-w-0 gap-x-4">
          {people.slice(0, SHOWN).map(({ id, name, editing }) => (
            <li key={id} title={name} className="relative flex min-w-0 animate-appear items-center gap-2">
              <span
                aria-hidden="true"
                className={joinClasses(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border font-medium text-xs',
                  editing ? 'border-accent bg-accent-soft text-accent' : 'border-hairline bg-surface',
                )}
              >
                {initialsOf(name)}
              </span>
              <bdi className={joinClasses('min-w-0 truncate', nameClasses)}>{name}</bdi>
              {editing && (
                <span className="inline-flex shrink-0 items-center gap-1 text-accent">
                  <PenLine aria-hidden="true" className="size-3.5" />
                  <span className="max-sm:sr-only">{t('presence.editing')}</span>
                </span>
              )}
            </li>
          ))}
          {people.length > SHOWN && <li className="flex shrink-0 items-center">+{people.length - SHOWN}</li>}
        </ul>
      )}
    </div>
  )
}
