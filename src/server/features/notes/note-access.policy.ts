import { AppError } from '#server/errors.ts'
import type { NoteAccess } from '#shared/contract/note-access.ts'

/**
 * What can be done with a note. `read`: its text, audio, analysis, versions and exports. `edit`: text, title, tags,
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
function isAllowed(access: NoteAccess, action: NoteAction): boolean {
  return ALLOWED[access].includes(action)
}

/**
 * Decides whether a user with this access to a note may do something with it. To somebody without access the note
 * doesn't exist, so that an id reveals nothing.
 * @param access null for none
 * @throws AppError note_not_found, forbidden
 */
export function requireRight(access: NoteAccess | null, action: NoteAction): void {
  if (access === null) throw new AppError('note_not_found')
  if (!isAllowed(access, action)) throw new AppError('forbidden')
}
