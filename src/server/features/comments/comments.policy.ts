import { AppError } from '#server/errors.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { Language } from '#shared/languages.ts'

/** What a user may do with the comments on a note. */
export interface CommentRights {
  userId: string
  /** Whether they may write, resolve and reopen. */
  canComment: boolean
  isOwner: boolean
}

interface Comment {
  userId: string | null
  deletedAt: Date | null
}

/** Everybody edits their own comments as long as they may comment. */
export function mayEdit(rights: CommentRights, comment: Comment): boolean {
  return rights.canComment && comment.userId === rights.userId
}

/** Everybody deletes their own comments; the note's owner deletes any. */
export function mayDelete(rights: CommentRights, comment: Comment): boolean {
  return comment.deletedAt === null && (rights.isOwner || comment.userId === rights.userId)
}

/** @throws AppError forbidden */
export function requireEdit(rights: CommentRights, comment: Comment): void {
  if (!mayEdit(rights, comment)) throw new AppError('forbidden')
}

/** @throws AppError forbidden */
export function requireDelete(rights: CommentRights, comment: Comment): void {
  if (!mayDelete(rights, comment)) throw new AppError('forbidden')
}

/**
 * Limits the threads of a note and the replies of a thread.
 * @throws AppError comments_full
 */
export function requireRoom(present: number, max: number): void {
  if (present >= max) throw new AppError('comments_full')
}

/** Allows only people who have the note to be mentioned. @throws AppError validation_failed */
export function requireKnown(
  mentioned: readonly string[],
  known: ReadonlyMap<string, string>,
  language: Language,
): void {
  if (mentioned.every((id) => known.has(id))) return
  throw new AppError('validation_failed', { fields: { text: messagesIn(language).fields.unknown_mention } })
}
