import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteMarks } from './note-marks.tsx'
import { NoteProgress } from './note-progress.tsx'

interface NoteRowProps {
  note: VoiceNote
  /** Whether to show the day in the row itself, because there is no heading above it. */
  showDay?: boolean
  /** Whether notes are being selected, and can't be deleted one by one. */
  selecting?: boolean
}

const UNDER_WAY = ['stored', 'transcribing', 'analysing']

/** One note in a list. Clicking anywhere opens it; a button deletes it. */
export function NoteRow({ note, showDay = false, selecting = false }: NoteRowProps) {
  const { t } = useTranslation('notes')
  const format = useFormat()
  const [deleting, setDeleting] = useState(false)
  const title = note.title || t('untitled')
  const when = showDay
    ? `${format.relativeDay(note.recordedAt)}, ${format.time(note.recordedAt)}`
    : format.time(note.recordedAt)
  return (
    <article
      className={joinClasses(
        'group @container relative isolate py-4 before:absolute before:inset-x-[-0.75rem] before:inset-y-0.5 before:-z-10 before:rounded-surface before:transition-colors',
        // It would cover the colour of a selected note.
        !selecting && 'hover:before:bg-surface',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h3
          dir="auto"
          className="min-w-full grow truncate font-medium font-serif text-[1.1875rem] leading-snug @md:min-w-0 @md:flex-1"
        >
          {/* The link covers the whole row, and the button lies above it. */}
          <Link
            to={`/notes/${note.id}`}
            className="outline-none after:absolute after:inset-x-[-0.75rem] after:inset-y-0.5 after:rounded-surface focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <p className="@md:shrink-0 text-ink-faint text-sm tabular-nums">
          <time dateTime={note.recordedAt}>{when}</time>
          {note.duration !== null && <span className="ml-3">{format.clock(note.duration)}</span>}
        </p>
      </div>
      <div className="mt-1.5 flex items-end gap-3">
        <div className="min-w-0 grow space-y-2.5">
          <NoteText note={note} />
          <NoteMarks note={note} />
        </div>
        {!selecting && (
          <IconButton
            label={t('deleteLabel', { title })}
            icon={<Trash aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
            className="relative -mr-2.5 -mb-2 text-ink-faint hover:text-red focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 lg:pointer-fine:opacity-0"
            onClick={() => setDeleting(true)}
          />
        )}
      </div>
      <DeleteNoteDialog id={note.id} title={title} open={deleting} onOpenChange={setDeleting} />
    </article>
  )
}

/** The beginning of the text, or the reason why there is none yet. */
function NoteText({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('notes')
  if (UNDER_WAY.includes(note.status) && !note.delay) return <NoteProgress note={note} />
  const message = (note.delay ?? note.waiting ?? note.failure)?.message
  if (message) return <p className="line-clamp-2 text-ink-soft text-sm">{message}</p>
  if (note.speechFound === false) return <p className="text-ink-faint text-sm">{t('noSpeech')}</p>
  if (!note.transcription) return null
  return (
    <p dir="auto" className="line-clamp-2 text-ink-soft text-sm">
      {note.transcription}
    </p>
  )
}
