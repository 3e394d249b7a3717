import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, orderBy, type PagedOrder } from '#server/db/keyset.ts'
import { users } from '#server/db/schema/accounts.ts'
import { commentReads, comments } from '#server/db/schema/comments.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { notes } from '#server/db/schema/notes.ts'

const selection = {
  ...getTableColumns(comments),
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

function selectComments(db: Queryable) {
  return db.select(selection).from(comments).leftJoin(users, eq(users.id, comments.userId))
}

/** A comment with its author, who is null once it is deleted. */
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** Newest first. */
export const THREAD_ORDER: PagedOrder<CommentRow> = {
  keys: [{ column: comments.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }],
  id: comments.id,
  descending: true,
}

const isThreadOf = (noteId: string) => and(eq(comments.noteId, noteId), isNull(comments.threadId))

export function listThreads(
  db: Queryable,
  noteId: string,
  page: { limit: number; after: Cursor | null },
): Promise<CommentRow[]> {
  return selectComments(db)
    .where(and(isThreadOf(noteId), page.after ? isAfter(THREAD_ORDER, page.after) : undefined))
    .orderBy(...orderBy(THREAD_ORDER))
    .limit(page.limit)
}

/** Returns the authors of a thread's replies. */
export async function listRepliers(db: Queryable, threadId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.threadId, threadId), isNotNull(comments.userId)))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Lists the replies of threads, oldest first. */
export function listReplies(db: Queryable, threadIds: readonly string[]): Promise<CommentRow[]> {
  return selectComments(db)
    .where(inArray(comments.threadId, [...threadIds]))
    .orderBy(asc(comments.createdAt), asc(comments.id))
}

export async function findComment(db: Queryable, id: string): Promise<CommentRow | null> {
  const [row] = await selectComments(db).where(eq(comments.id, id))
  return row ?? null
}

/** Locks the first comment of a thread until the transaction ends; null if the thread is gone. */
export async function lockThread(tx: Queryable, id: string) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.threadId)))
    .for('update')
  return row ?? null
}

export async function countThreads(db: Queryable, noteId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(comments).where(isThreadOf(noteId))
  return row?.total ?? 0
}

export async function countReplies(db: Queryable, threadId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(comments).where(eq(comments.threadId, threadId))
  return row?.total ?? 0
}

/** Returns the number of threads on a note, of open ones, and of comments by others that a user has not seen. */
export async function summarise(db: Queryable, noteId: string, userId: string) {
  const isSeen = db
    .select({ one: sql`1` })
    .from(commentReads)
    .where(and(eq(commentReads.commentId, comments.id), eq(commentReads.userId, userId)))
  const [[threads], [unread]] = await Promise.all([
    db
      .select({ threads: count(), open: sql<number>`count(*) filter (where ${isNull(comments.resolvedAt)})::int` })
      .from(comments)
      .where(isThreadOf(noteId)),
    db
      .select({ total: count() })
      .from(comments)
      .where(and(eq(comments.noteId, noteId), ne(comments.userId, userId), notExists(isSeen))),
  ])
  return { threads: threads?.threads ?? 0, open: threads?.open ?? 0, unread: unread?.total ?? 0 }
}

export async function insertComment(tx: Queryable, comment: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(comment)
}

export async function updateComment(
  tx: Queryable,
  id: string,
  values: Partial<typeof comments.$inferInsert>,
): Promise<void> {
  await tx.update(comments).set(values).where(eq(comments.id, id))
}

/** Column values of a comment that is deleted while it has replies. */
export const DELETED = { userId: null, text: '', mentions: [], editedAt: null, deletedAt: sql`now()` }

export async function markDeleted(tx: Queryable, id: string): Promise<void> {
  await tx.update(comments).set(DELETED).where(eq(comments.id, id))
}

export async function deleteComment(tx: Queryable, id: string): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id))
}

/** Returns which of these comments a user has seen. */
export async function listSeen(db: Queryable, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: commentReads.commentId })
    .from(commentReads)
    .where(and(eq(commentReads.userId, userId), inArray(commentReads.commentId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Records that a user has seen comments on a note. Ids of others are ignored. Returns whether any was new to them. */
export async function markSeen(
  db: Queryable,
  noteId: string,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const shown = db
    .select({ commentId: comments.id, userId: sql<string>`${userId}::text`.as('user_id') })
    .from(comments)
    .where(and(eq(comments.noteId, noteId), ne(comments.userId, userId), inArray(comments.id, [...ids])))
  const rows = await db.insert(commentReads).select(shown).onConflictDoNothing().returning()
  return rows.length > 0
}

/** A user who has a note. */
export interface PersonRow {
  id: string
  firstName: string
  lastName: string
  email: string
}

/**
 * Lists a note's owner and the people who have opened it. Those who have not are left out: their names would tell that
 * their addresses have accounts.
 */
export function listPeople(db: Queryable, noteId: string): Promise<PersonRow[]> {
  return db
    .selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(notes)
    .leftJoin(noteShares, and(eq(noteShares.noteId, notes.id), isNotNull(noteShares.openedAt)))
    .innerJoin(users, or(eq(users.id, notes.userId), eq(users.id, noteShares.recipientId)))
    .where(and(eq(notes.id, noteId), users.isActive))
    .orderBy(users.firstName, users.lastName, users.id)
}
