import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { corrections } from '#server/db/schema/corrections.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { CorrectionKind } from '#shared/contract/corrections.ts'

export type NewCorrection = Omit<typeof corrections.$inferInsert, 'id' | 'createdAt'>

/** Saves a correction, in place of an earlier one of the same item and kind. */
export async function saveCorrection(tx: Queryable, correction: NewCorrection): Promise<void> {
  const { title, spokenOwner = null, owner = null } = correction
  await tx
    .insert(corrections)
    .values({ ...correction, id: randomUUID() })
    .onConflictDoUpdate({
      target: [corrections.itemId, corrections.kind],
      set: { title, spokenOwner, owner, createdAt: new Date() },
    })
}

/** Finds the person that was said to be the owner of an item before it was corrected; undefined if it wasn't corrected. */
export async function findSpokenOwner(tx: Queryable, itemId: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ spokenOwner: corrections.spokenOwner })
    .from(corrections)
    .where(and(eq(corrections.itemId, itemId), eq(corrections.kind, 'owner')))
  return row?.spokenOwner
}

/** Deletes all but the newest corrections of a user. */
export async function trimCorrections(tx: Queryable, userId: string, kept: number): Promise<void> {
  const older = tx
    .select({ id: corrections.id })
    .from(corrections)
    .where(eq(corrections.userId, userId))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .offset(kept)
  await tx.delete(corrections).where(inArray(corrections.id, older))
}

/** Deletes what was learnt from an item. */
export async function deleteOfItem(tx: Queryable, itemId: string, kinds: CorrectionKind[]): Promise<void> {
  await tx.delete(corrections).where(and(eq(corrections.itemId, itemId), inArray(corrections.kind, kinds)))
}

export async function deleteCorrection(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(corrections).where(and(eq(corrections.userId, userId), eq(corrections.id, id)))
}

/** Lists a user's corrections with the titles of their notes, newest first. */
export function listCorrections(db: Queryable, userId: string) {
  return db
    .select({
      id: corrections.id,
      kind: corrections.kind,
      title: corrections.title,
      spokenOwner: corrections.spokenOwner,
      owner: corrections.owner,
      noteId: corrections.noteId,
      noteTitle: notes.title,
      createdAt: corrections.createdAt,
    })
    .from(corrections)
    .leftJoin(notes, eq(notes.id, corrections.noteId))
    .where(eq(corrections.userId, userId))
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
}
