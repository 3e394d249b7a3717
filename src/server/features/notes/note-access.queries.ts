import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema.accounts.ts'
import { noteShares } from '#server/db/schema.note-shares.ts'
import { fullName } from '#server/text/full-name.ts'
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
  return (await findPeople(db, [userId])).get(userId) ?? null
}

/** Returns users, by their ids, as those see them with whom they share notes. */
export async function findPeople(db: Queryable, userIds: readonly string[]): Promise<Map<string, Person>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(
    rows.map(({ id, firstName, lastName, email }) => [id, { name: fullName({ firstName, lastName }), email }]),
  )
}

/** Returns whether a user has Premium. */
export async function hasPremium(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ isPremium: users.isPremium }).from(users).where(eq(users.id, userId))
  return row?.isPremium ?? false
}
