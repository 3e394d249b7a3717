import { AppError } from '#server/errors.ts'
import type { NoteAccess } from '#shared/contract/note-access.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'

/**
 * What can be done with a note. `read`: its text, audio, analysis, versions, exports and comments. `comment`: write
 * comments, and resolve and reopen threads. `edit`: text, title, tags,
 * follow-ups and events. `manage`: everything else, such as deleting, transcribing again and sharing.
 */
export type NoteAction = 'read' | 'comment' | 'edit' | 'manage'

const ALLOWED: Record<NoteAccess, readonly NoteAction[]> = {
  owner: ['read', 'comment', 'edit', 'manage'],
  edit: ['read', 'comment', 'edit'],
  comment: ['read', 'comment'],
  read: ['read'],
}

/** Returns whether somebody with this access to a note may do something with it. */
export function isAllowed(access: NoteAccess, action: NoteAction): boolean {
  return ALLOWED[access].includes(action)
}

/**
 * Decides whether a user with this access to a note may do something with it. To somebody without access the note
 * doesn't exist, so that an id reveals nothing.
 * @param access null for none
 * @param missing the error to a user without access
 * @throws AppError `missing`, forbidden
 */
export function requireRight(
  access: NoteAccess | null,
  action: NoteAction,
  missing: ErrorCode = 'note_not_found',
): asserts access is NoteAccess {
  if (access === null) throw new AppError(missing)
  if (!isAllowed(access, action)) throw new AppError('forbidden')
}

/**
 * Refuses to change follow-ups and events without Premium. It is the plan of the note's owner that counts, whoever
 * changes them.
 * @throws AppError premium_required
 */
export function requireItems(owner: { isPremium: boolean }): void {
  if (!owner.isPremium) throw new AppError('premium_required')
}

/**
 * What can be done with a follow-up or event. `progress`: complete a follow-up, reopen it and move its due date.
 * `change`: everything.
 */
export type ItemAction = 'progress' | 'change'

/**
 * Decides whether somebody with this access to a note may do something with a follow-up or event of it. Its assignee
 * makes progress with it whatever they may do with the note otherwise.
 * @throws AppError `missing`, forbidden
 */
export function requireItemRight(
  access: NoteAccess | null,
  { action, isAssignee }: { action: ItemAction; isAssignee: boolean },
  missing: ErrorCode,
): void {
  requireRight(access, action === 'progress' && isAssignee ? 'read' : 'edit', missing)
}
