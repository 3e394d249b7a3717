import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { RevokedWords } from '../components/revoked-words.tsx'
import { mayComment } from '../note-rights.ts'
import { CommentForm } from './comment-form.tsx'
import { commentsQuery, useStartThread } from './comments-api.ts'
import { ThreadView } from './thread-view.tsx'
import { useNewComments } from './use-new-comments.ts'
import type { CommentTarget } from './use-sentence-comments.tsx'

interface CommentsSectionProps {
  note: VoiceNote
  target: CommentTarget | null
  onTarget: (target: CommentTarget | null) => void
  onPlay: ((seconds: number) => void) | null
}

/** The comments on a shared note, and the field to add one. */
export function CommentsSection({ note, target, onTarget, onPlay }: CommentsSectionProps) {
  const { t } = useTranslation('comments')
  const section = useRef<HTMLElement>(null)
  const list = useInfiniteQuery(commentsQuery(note.id))
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? []
  const isNew = useNewComments(note.id, threads, section)
  const canComment = mayComment(note)

  return (
    <section ref={section} id="comments" aria-labelledby="comments-title" className="scroll-mt-20 print:hidden">
      <h2 id="comments-title" tabIndex={-1} className="panel-title mb-4">
        {t('title')}
      </h2>
      {canComment ? (
        <NewComment note={note} target={target} onTarget={onTarget} onPlay={onPlay} />
      ) : (
        <RevokedWords noteId={note.id} kind="comment" reason="noComments" />
      )}
      {list.data && threads.length === 0 && <p className="mt-4 text-ink-soft">{t('none')}</p>}
      {list.error && !list.data && (
        <ErrorPanel title={t('loadFailed')} message={describeError(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="mt-4 h-24" />}
      <div className="mt-4 flex flex-col gap-4">
        {threads.map((thread) => (
          <ThreadView
            key={thread.id}
            noteId={note.id}
            thread={thread}
            canComment={canComment}
            isNew={isNew}
            target={target}
            onPlay={onPlay}
          />
        ))}
      </div>
      <MoreButton list={list}>{t('more')}</MoreButton>
    </section>
  )
}

/** The field for a comment on the note, or on the sentence whose button was pressed. */
function NewComment({ note, target, onTarget, onPlay }: CommentsSectionProps) {
  const { t } = useTranslation('comments')
  const element = useRef<HTMLDivElement>(null)
  const starting = useStartThread(note.id)
  const on = target?.kind === 'sentence' ? target : null

  useEffect(() => {
    if (on) element.current?.scrollIntoView({ block: 'center' })
  }, [on])

  /** Returns the focus to the sentence, since the field is removed. */
  function cancel(sentence: number) {
    onTarget(null)
    document.querySelector<HTMLElement>(`[data-position="${sentence}"]`)?.focus()
  }

  return (
    <div ref={element}>
      {on && (
        <div className="mb-3">
          <EvidenceButton evidence={on} onPlay={onPlay} />
        </div>
      )}
      <CommentForm
        key={on ? `${on.version}:${on.sentence}` : 'note'}
        noteId={note.id}
        label={on ? t('onSentence') : t('onNote')}
        submitLabel={t('send')}
        autoFocus={on !== null}
        onSend={(text) => {
          const anchor = on && { version: on.version, sentence: on.sentence }
          return starting.mutateAsync({ text, ...(anchor && { anchor }) })
        }}
        onSent={(thread) => onTarget({ kind: 'thread', id: thread.id })}
        onCancel={on ? () => cancel(on.sentence) : undefined}
      />
    </div>
  )
}
