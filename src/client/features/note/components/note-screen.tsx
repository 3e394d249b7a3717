import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiError } from '#client/api/api-error.ts'
import { noteQuery } from '#client/api/notes/note-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { useUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useZonedTimeReady } from '#client/zones/zoned-time.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { readUnsavedWords, saveUnsavedEdit } from '../transcript/unsaved-edit.ts'
import { UnsavedWords } from '../transcript/unsaved-words.tsx'
import { useDraftsOfGone } from '../unsaved-drafts.ts'
import { NoteBody } from './note-body.tsx'
import { BackLink } from './note-header.tsx'
import { NoteSkeleton } from './note-skeleton.tsx'

/**
 * The page of one note.
 * @param Body shows a note that is loaded; only tests use another one, with some of its parts
 */
export function NoteScreen({ Body = NoteBody }: { Body?: ComponentType<{ note: VoiceNote }> }) {
  const { id = '' } = useParams()
  const { t } = useTranslation('note')
  const { data: note, error, refetch } = useQuery(noteQuery(id))

  const isReady = useZonedTimeReady(note?.timezone ?? null, note?.recordedAt)
  // The first render of the note is the longest. In slices, it leaves the page responsive.
  const isShown = useDeferredValue(note !== undefined && isReady, false)

  const isGone = isMissing(error)
  const drafts = useDraftsOfGone(id, note === undefined || isGone)

  if (isGone) return <NotFound key={id} id={id} drafts={drafts} />
  if (note && isShown) {
    return (
      <Suspense fallback={<NoteSkeleton />}>
        <Body key={note.id} note={note} />
      </Suspense>
    )
  }
  if (note || !error) return <NoteSkeleton />
  return (
    <>
      <BackLink />
      <div className="mt-4">
        <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      </div>
    </>
  )
}

function NotFound({ id, drafts }: { id: string; drafts: readonly string[] }) {
  const { t } = useTranslation('note')
  // Reads it while what is replaced still holds it.
  const [words] = useState(() => [...drafts, ...readUnsavedWords(sessionStorage, id)])
  useUnsavedWork(words.length > 0)
  // It contains sentences of a note that may have been withdrawn.
  useEffect(() => saveUnsavedEdit(sessionStorage, id, []), [id])
  return (
    <>
      <BackLink />
      <ScreenTitle className="mt-3">{t('notFoundTitle')}</ScreenTitle>
      <p className="mt-2 text-ink-soft">{t('notFoundText')}</p>
      <UnsavedWords words={words} reason="gone" onDiscard={null} />
    </>
  )
}

/** True if there is no such note, or the id in the URL is malformed. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed')
}
