import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'

interface TeamNoteProps {
  note: { id: string; title: string; recordedAt: string }
  /** The people with whom, or by whom, the note is shared. */
  children?: ReactNode
  /** A button at the end of the row. */
  action?: ReactNode
}

/** A note in one of the Team screen's lists. */
export function TeamNote({ note, children, action }: TeamNoteProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 grow">
        <Link to={`/notes/${note.id}`} className="block truncate font-serif text-lg hover:text-accent">
          {note.title || t('untitled')}
        </Link>
        <div className="mt-0.5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-faint text-sm">
          <time dateTime={note.recordedAt} className="shrink-0">
            {format.date(note.recordedAt)}
          </time>
          {children}
        </div>
      </div>
      {action}
    </li>
  )
}

/** Placeholder for a list that is loading. */
export function NotesSkeleton() {
  return (
    <div className="divide-y divide-hairline">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-18 flex-col justify-center gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}

/** Says that a list is empty. */
export function NothingShared({ text }: { text: string }) {
  const { t } = useTranslation('team')
  return (
    <EmptyState
      icon={<Users />}
      title={t('nothing')}
      description={text}
      className="rounded-surface border border-hairline border-dashed"
    />
  )
}
