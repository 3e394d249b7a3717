import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { noteShares } from '#server/db/schema.note-shares.ts'
import type { Permission, Person } from '#shared/contract/note-access.ts'

/** Returns what a user may do with somebody else's note that is shared with them; null if it is not. */
export async function findPermission(db: Queryable, noteId: string, userId: string): Promise<Permission | null> {
  const [row] = await db
    .select({ permission: noteShares.permission })
    .from(noteShares)
    .where(and(eq(noteShares.noteId, noteId), eq(noteShares.recipientId, userId)))
  return row?.permission ?? null
}

/** Returns a user as those see them with whom they share a note. */
export async function findPerson(db: Queryable, userId: string): Promise<Person | null> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return row ? { name: `${row.firstName} ${row.lastName}`.trim(), email: row.email } : null
}
