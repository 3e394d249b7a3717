import type { Config } from '#server/config.ts'
import { fullName } from '#server/text/full-name.ts'
import type { NoteShare, SharedItem } from '#shared/contract/note-shares.ts'
import type { ItemRow } from './shared-items.queries.ts'
import type { ShareRow } from './sharing.queries.ts'

/** Presents a share with its email, for the note's owner. */
export function presentShare(row: ShareRow, { email }: Pick<Config, 'email'>): NoteShare {
  return { ...presentPerson(row), emailTrouble: presentTrouble(row, email.smtpUrl !== null) }
}

/** Nothing here may depend on whether the address has an account. */
function presentTrouble(row: ShareRow, sendsEmail: boolean): NoteShare['emailTrouble'] {
  const { openedAt, createdAt, emailDelayedAt, emailFailedAt } = row
  if (openedAt) return null
  if (!sendsEmail) return { kind: 'no_server', since: createdAt.toISOString() }
  if (emailFailedAt) return { kind: 'failed', since: emailFailedAt.toISOString() }
  return emailDelayedAt ? { kind: 'delayed', since: emailDelayedAt.toISOString() } : null
}

/**
 * Presents the recipient of a share. The name is shown only once the note has been opened: before that, it would tell
 * that the address has an account.
 */
function presentPerson(row: ShareRow): Omit<NoteShare, 'emailTrouble'> {
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
    ...presentPerson(row),
    note: {
      id: row.noteId,
      title: row.title,
      recordedAt: row.recordedAt.toISOString(),
      duration: row.duration,
    },
    sharedBy: { name: fullName({ firstName: row.ownerFirstName, lastName: row.ownerLastName }), email: row.ownerEmail },
  }
}
