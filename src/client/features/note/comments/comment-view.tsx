import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { MoreMenu } from '#client/ui/overlays/more-menu.tsx'
import type { NoteComment } from '#shared/contract/comments.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentText } from './comment-text.tsx'
import { useDeleteComment, useEditComment } from './comments-api.ts'
import { UnreadDot } from './unread-dot.tsx'

interface CommentViewProps {
  noteId: string
  comment: NoteComment
  /** Whether it was unread when the user reached it. */
  isNew: boolean
}

/** One comment: its author, time and text, and a menu for those who may change it. */
export function CommentView({ noteId, comment, isNew }: CommentViewProps) {
  const { t } = useTranslation('comments')
  const root = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const saving = useEditComment(noteId)
  const removing = useDeleteComment(noteId)
  const { id, author, text, may } = comment
  const name = author?.name ?? t('departed')
  if (!author) return <p className="text-ink-faint italic">{t('deleted')}</p>

  /** The form had the focus, and is removed. */
  function closeForm() {
    setEditing(false)
    root.current?.focus()
  }

  const items = [
    ...(may.edit ? [{ label: t('edit'), onSelect: () => setEditing(true) }] : []),
    ...(may.delete ? [{ label: t('delete'), destructive: true, onSelect: () => setDeleting(true) }] : []),
  ]
  return (
    <div ref={root} tabIndex={-1}>
      <div className="flex min-h-10 items-center gap-2">
        {isNew && <UnreadDot />}
        <CommentMeta comment={comment} name={name} />
        {items.length > 0 && <MoreMenu label={t('actions', { person: name })} items={items} />}
      </div>
      {editing ? (
        <CommentForm
          noteId={noteId}
          label={t('editLabel')}
          submitLabel={t('save')}
          stored={text}
          autoFocus
          onSend={(stored) => saving.mutateAsync({ id, text: stored })}
          onSent={closeForm}
          onCancel={closeForm}
        />
      ) : (
        <CommentText text={text} />
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        destructive
        busy={removing.isPending}
        onConfirm={() => removing.mutate(id, { onSettled: () => setDeleting(false) })}
      />
    </div>
  )
}

function CommentMeta({ comment, name }: { comment: NoteComment; name: string }) {
  const { t } = useTranslation('comments')
  const format = useFormat()
  return (
    <p className="wrap-anywhere min-w-0 grow text-ink-faint text-sm">
      <bdi className="font-medium text-ink">{name}</bdi>{' '}
      <time dateTime={comment.createdAt}>{format.dateTime(comment.createdAt)}</time>
      {comment.editedAt && `${SEPARATOR}${t('edited')}`}
    </p>
  )
}
