import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import type { CommentThread } from '#shared/contract/comments.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentView } from './comment-view.tsx'
import { useReply, useResolveThread } from './comments-api.ts'
import type { CommentTarget } from './use-sentence-comments.tsx'

interface ThreadViewProps {
  noteId: string
  thread: CommentThread
  canComment: boolean
  isNew: (id: string) => boolean
  /** Focuses the thread each time this value changes to one that names it. */
  target: CommentTarget | null
  onPlay: ((seconds: number) => void) | null
}

/** A thread: the sentence it is about, its comments, and the buttons to reply to it and resolve it. */
export function ThreadView({ noteId, thread, canComment, isNew, target, onPlay }: ThreadViewProps) {
  const { t } = useTranslation('comments')
  const element = useRef<HTMLElement>(null)
  const [replying, setReplying] = useState(false)
  const [replied, setReplied] = useState(false)
  const sending = useReply(noteId)
  const resolving = useResolveThread(noteId)
  const { id, anchor, author, replies } = thread
  const resolved = thread.resolvedAt !== null
  const person = author?.name ?? t('departed')

  useEffect(() => {
    if (target?.kind !== 'thread' || target.id !== id) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [target, id])

  function closeForm() {
    setReplying(false)
    setReplied(true)
  }

  return (
    <article
      ref={element}
      tabIndex={-1}
      aria-label={t('thread', { person })}
      className="rounded-surface border border-hairline p-4"
    >
      {anchor && (
        <div className="mb-2">
          <EvidenceButton evidence={{ quote: anchor.quote, start: anchor.start }} onPlay={onPlay} />
          {anchor.sentence === null && <p className="mt-1 text-ink-faint text-sm">{t('gone')}</p>}
        </div>
      )}
      {resolved && <Badge>{t('resolved')}</Badge>}
      <CommentView noteId={noteId} comment={thread} isNew={isNew(id)} />
      {replies.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3 border-hairline border-l-2 pl-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentView noteId={noteId} comment={reply} isNew={isNew(reply.id)} />
            </li>
          ))}
        </ul>
      )}
      {canComment && replying && (
        <div className="mt-3">
          <CommentForm
            noteId={noteId}
            label={t('replyTo', { person })}
            submitLabel={t('send')}
            autoFocus
            onSend={(text) => sending.mutateAsync({ id, text })}
            onSent={closeForm}
            onCancel={closeForm}
          />
        </div>
      )}
      {canComment && !replying && (
        <div className="-ml-3 mt-2 flex flex-wrap gap-1">
          <Button
            // It replaces the field that had the focus.
            autoFocus={replied}
            variant="quiet"
            size="small"
            onClick={() => setReplying(true)}
          >
            {t('reply')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={resolving.isPending}
            onClick={() => resolving.mutate({ id, resolved: !resolved })}
          >
            {resolved ? t('reopen') : t('resolve')}
          </Button>
        </div>
      )}
    </article>
  )
}
