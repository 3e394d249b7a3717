import { and, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'
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

/** Returns those of the given notes that are the user's own or shared with them. */
export async function findReadable(db: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  const own = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(inArray(notes.id, [...ids]), eq(notes.userId, userId)))
  const shared = db
    .select({ id: noteShares.noteId })
    .from(noteShares)
    .where(and(inArray(noteShares.noteId, [...ids]), eq(noteShares.recipientId, userId)))
  return (await union(own, shared)).map(({ id }) => id)
}

/** Returns a user as they appear to the people with whom they share a note. */
export async function findPerson(db: Queryable, userId: string): Promise<Person | null> {
  return (await findPeople(db, [userId])).get(userId) ?? null
}

/** Returns users, by their ids, as they appear to the people with whom they share notes. */
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
