import { fullName } from '#server/text/full-name.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import type { ItemRow, ShareRow } from './sharing.queries.ts'

/**
 * Presents a share for the note's owner. The name is shown only once the note has been opened: before, it would tell
 * that the address has an account.
 */
export function presentShare(row: ShareRow): NoteShare {
  return {
    id: row.id,
    email: row.email,
    name: row.openedAt ? fullName(row) : null,
    permission: row.permission,
    createdAt: row.createdAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  }
}

/** Presents a share with its note, for the lists of the Team screen. */
export function presentItem(row: ItemRow): SharedItem {
  return {
    ...presentShare(row),
    note: {
      id: row.noteId,
      title: row.title,
      recordedAt: row.recordedAt.toISOString(),
      duration: row.duration,
    },
    sharedBy: { name: fullName({ firstName: row.ownerFirstName, lastName: row.ownerLastName }), email: row.ownerEmail },
  }
}
