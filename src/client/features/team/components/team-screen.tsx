import { useInfiniteQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { noteListQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { Tabs } from '#client/ui/layout/tabs.tsx'

const TABS = ['mine', 'byMe', 'withMe'] as const

/** The user's notes by owner and audience. Notes can't be shared with other users so far. */
export function TeamScreen() {
  const { t } = useTranslation('team')
  const [tab, setTab] = useState<(typeof TABS)[number]>('mine')
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle className="mb-5">{t('title')}</ScreenTitle>
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'mine', label: t('mine'), content: <MyNotes /> },
          { value: 'byMe', label: t('byMe'), content: <NothingShared text={t('byMeEmpty')} /> },
          { value: 'withMe', label: t('withMe'), content: <NothingShared text={t('withMeEmpty')} /> },
        ]}
      />
    </div>
  )
}

function MyNotes() {
  const { t } = useTranslation('team')
  const format = useFormat()
  const { data, error, refetch } = useInfiniteQuery(noteListQuery())
  const notes = data?.pages.flatMap((page) => page.notes)
  if (error && !notes) return <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
  if (!notes) return <NotesSkeleton />
  if (notes.length === 0) return <NothingShared text={t('mineEmpty')} />
  return (
    <>
      <ul className="divide-y divide-hairline">
        {notes.slice(0, 20).map((note) => (
          <li key={note.id} className="flex flex-col justify-between gap-x-4 py-3 sm:flex-row sm:items-baseline">
            <Link to={`/notes/${note.id}`} className="min-w-0 truncate font-serif text-lg hover:text-accent">
              {note.title || t('untitled')}
            </Link>
            <time dateTime={note.recordedAt} className="shrink-0 text-ink-faint text-sm">
              {format.date(note.recordedAt)}
            </time>
          </li>
        ))}
      </ul>
      <Link to="/notes" className={buttonClasses({ variant: 'outline', className: 'mt-4' })}>
        {t('all')}
      </Link>
    </>
  )
}

function NotesSkeleton() {
  return (
    <div className="divide-y divide-hairline">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-13 items-center justify-between gap-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}

function NothingShared({ text }: { text: string }) {
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
