import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { notify } from '#server/features/notifications/notify.service.ts'

interface NewComment {
  id: string
  note: { id: string; userId: string }
  authorId: string
  mentions: readonly string[]
}

/**
 * Notifies people of a comment: those it mentions, the one who started the thread, those who replied in it, and the
 * note's owner. Somebody who is several of these is notified once, for the first reason that their settings ask for.
 * @param thread null for the first comment of one
 */
export async function notifyOfComment(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  comment: NewComment & { thread: { starterId: string | null; repliers: readonly string[] } | null },
): Promise<void> {
  const { id, note, authorId, thread } = comment
  const act = { actorId: authorId, noteId: note.id, commentId: id }
  await notifyOfMentions(context, tx, comment)
  if (thread?.starterId) await notify(context, tx, { ...act, kind: 'reply', userIds: [thread.starterId] })
  await notify(context, tx, { ...act, kind: 'comment', userIds: [note.userId, ...(thread?.repliers ?? [])] })
}

/** Notifies people that a comment mentions them. */
export function notifyOfMentions(
  context: Pick<Context, 'jobs'>,
  tx: Queryable,
  { id, note, authorId, mentions }: NewComment,
): Promise<void> {
  return notify(context, tx, {
    kind: 'mention',
    actorId: authorId,
    noteId: note.id,
    commentId: id,
    userIds: mentions,
  })
}
