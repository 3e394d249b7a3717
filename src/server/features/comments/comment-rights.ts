import type { Queryable } from '#server/db/database.ts'
import { openNote } from '#server/features/notes/note-access.service.ts'
import type { NoteRow } from '#server/features/notes/read-note.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import type { CommentRights } from './comments.policy.ts'

/**
 * Lets a user read the comments on a note, or write them, and returns what else they may do with them.
 * @param missing the error to a user without access to the note
 * @throws AppError `missing`, forbidden
 */
export async function openComments(
  db: Queryable,
  user: SessionUser,
  row: NoteRow | null,
  action: 'read' | 'comment',
  missing: ErrorCode = 'note_not_found',
): Promise<{ note: NoteRow; rights: CommentRights }> {
  const { note, may } = await openNote(db, user, row, action, missing)
  return { note, rights: { userId: user.id, canComment: may('comment'), isOwner: note.userId === user.id } }
}
