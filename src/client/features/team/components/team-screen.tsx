import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { noteListQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { Tabs } from '#client/ui/layout/tabs.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { SharedNotes } from './shared-notes.tsx'
import { NotesSkeleton, NothingShared, TeamNote } from './team-note.tsx'

const TABS = ['mine', 'byMe', 'withMe'] as const

/** Maximum number of addresses that fit beside a note. The rest are counted. */
const NAMED = 2

/** The user's notes, by owner and by the people who can see them. */
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
          { value: 'byMe', label: t('byMe'), content: <SharedNotes direction="by_me" empty={t('byMeEmpty')} /> },
          {
            value: 'withMe',
            label: t('withMe'),
            content: <SharedNotes direction="with_me" empty={t('withMeEmpty')} />,
          },
        ]}
      />
    </div>
  )
}

function MyNotes() {
  const { t } = useTranslation('team')
  const { data, error, refetch } = useInfiniteQuery(noteListQuery())
  const notes = data?.pages.flatMap((page) => page.notes)
  if (error && !notes)
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  if (!notes) return <NotesSkeleton />
  if (notes.length === 0) return <NothingShared text={t('mineEmpty')} />
  return (
    <>
      <ul className="divide-y divide-hairline">
        {notes.slice(0, 20).map((note) => (
          <TeamNote key={note.id} note={note}>
            <SharedWith note={note} />
          </TeamNote>
        ))}
      </ul>
      <Link to="/notes" className={buttonClasses({ variant: 'outline', className: 'mt-4' })}>
        {t('all')}
      </Link>
    </>
  )
}

function SharedWith({ note: { sharedWith } }: { note: VoiceNote }) {
  const { t } = useTranslation('team')
  if (sharedWith.length === 0) return null
  const others = sharedWith.length - NAMED
  const people = [...sharedWith.slice(0, NAMED), ...(others > 0 ? [`+${others}`] : [])].join(', ')
  return <span className="min-w-0 wrap-anywhere">{t('alsoWith', { people })}</span>
}
