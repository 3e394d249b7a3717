import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import type { Person } from '#shared/contract/note-access.ts'

interface PassageLinkProps {
  noteId: string
  noteTitle: string
  /** The note's owner; null or undefined for the user's own note. */
  owner?: Person | null
  recordedAt: string
  /** The quoted words of the note. */
  quote: string
  /** Seconds from the beginning of the note. */
  start: number
  /** Shown before the quote, if a text refers to it. */
  number?: number
}

/** Quoted words of a note, as a link to the moment when they were said. */
export function PassageLink({ noteId, noteTitle, owner, recordedAt, quote, start, number }: PassageLinkProps) {
  const { t } = useTranslation('note')
  const format = useFormat()
  return (
    <Link
      to={noteMomentPath(noteId, start)}
      className="group -mx-2 flex items-start gap-2.5 rounded-control px-2 py-1.5 transition-colors duration-150 hover:bg-hover"
    >
      <span className="inline-flex h-6 shrink-0 items-center gap-1 rounded-full bg-accent-soft px-2 font-medium text-accent text-xs tabular-nums">
        <Play aria-hidden="true" className="size-2.5 fill-current" />
        {format.clock(start)}
      </span>
      <span className="wrap-anywhere min-w-0">
        {number !== undefined && <span className="mr-1.5 text-ink-faint text-sm tabular-nums">[{number}]</span>}
        <q className="text-pretty break-words font-serif text-[0.9375rem] text-ink-soft italic leading-6">{quote}</q>
        <span className="mt-0.5 block text-ink-faint text-sm">
          <span className="break-words group-hover:underline">{noteTitle}</span>{' '}
          <span className="inline-block">·&nbsp;{format.relativeDay(recordedAt)}</span>
          {owner && (
            <span className="wrap-anywhere">
              {SEPARATOR}
              {t('sharedBy', { person: owner.name || owner.email })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
