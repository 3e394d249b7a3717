import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { NoteAccess, Person } from '#shared/contract/note-access.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import {
  type ItemAction,
  isAllowed,
  type NoteAction,
  requireItemRight,
  requireItems,
  requireRight,
} from './note-access.policy.ts'
import * as queries from './note-access.queries.ts'

export type { ItemAction }

interface Note {
  id: string
  userId: string
}

/** How a note is presented to a user: what they may do with it, and whose it is (null for their own). */
export interface NoteView {
  access: NoteAccess
  owner: Person | null
}

/** The view of a note by its owner. */
export const OWN_NOTE: NoteView = { access: 'owner', owner: null }

/** Returns what a user may do with a note; null if they may not know of it. */
async function findAccess(db: Queryable, user: Pick<SessionUser, 'id'>, note: Note): Promise<NoteAccess | null> {
  return note.userId === user.id ? 'owner' : queries.findPermission(db, note.id, user.id)
}

/**
 * Lets a user do something with a note if it is theirs or shared with them accordingly.
 * @param missing the error for a note that doesn't exist, which is also the answer to a user without access
 * @throws AppError `missing`, forbidden
 */
export async function requireAccess<N extends Note>(
  db: Queryable,
  user: SessionUser,
  note: N | null,
  action: NoteAction,
  missing: ErrorCode = 'note_not_found',
): Promise<N> {
  return (await openNote(db, user, note, action, missing)).note
}

/**
 * Lets a user do something with all of the notes that they have access to, and returns these.
 * @throws AppError note_not_found if there are none; forbidden if they may not do it with one of them
 */
export async function requireAccessToAll<N extends Note>(
  db: Queryable,
  user: Pick<SessionUser, 'id'>,
  notes: readonly N[],
  action: NoteAction,
): Promise<N[]> {
  const known: N[] = []
  for (const note of notes) {
    const access = await findAccess(db, user, note)
    if (access === null) continue
    requireRight(access, action)
    known.push(note)
  }
  if (known.length === 0) throw new AppError('note_not_found')
  return known
}

/** Does the same as `requireAccess`, and also returns what else the user may do. */
export async function openNote<N extends Note>(
  db: Queryable,
  user: SessionUser,
  note: N | null,
  action: NoteAction,
  missing: ErrorCode = 'note_not_found',
): Promise<{ note: N; may: (action: NoteAction) => boolean }> {
  if (!note) throw new AppError(missing)
  const access = await findAccess(db, user, note)
  requireRight(access, action, missing)
  return { note, may: (other) => isAllowed(access, other) }
}

/**
 * Lets a user do something with a follow-up or event that is theirs, or that belongs to a note they may edit.
 * @param missing the error for an item that doesn't exist, which is also the answer to a user without access
 * @throws AppError `missing`, forbidden, premium_required
 */
export async function requireItem<I extends { userId: string; noteId: string | null; assigneeId?: string | null }>(
  db: Queryable,
  user: SessionUser,
  item: I | null,
  missing: ErrorCode,
  action: ItemAction = 'change',
): Promise<I> {
  if (!item) throw new AppError(missing)
  if (item.userId !== user.id) {
    const access = item.noteId === null ? null : await queries.findPermission(db, item.noteId, user.id)
    requireItemRight(access, { action, isAssignee: item.assigneeId === user.id }, missing)
  }
  await requirePlan(db, user, item.userId)
  return item
}

/**
 * Refuses to change a user's follow-ups and events if that user has no Premium.
 * @throws AppError premium_required
 */
export async function requirePlan(db: Queryable, actor: SessionUser, ownerId: string): Promise<void> {
  requireItems(await planOf(db, actor, ownerId))
}

async function planOf(db: Queryable, actor: SessionUser, ownerId: string): Promise<{ isPremium: boolean }> {
  return ownerId === actor.id ? actor : { isPremium: await queries.hasPremium(db, ownerId) }
}

/** Returns whether a user may change the follow-ups and events of a note. */
export async function mayChangeItems(db: Queryable, user: SessionUser, note: Note): Promise<boolean> {
  const access = await findAccess(db, user, note)
  return access !== null && isAllowed(access, 'edit') && (await planOf(db, user, note.userId)).isPremium
}

/** Returns the owners of notes, by their ids; without the user, whose own notes have no other owner. */
export function findOwners(
  db: Queryable,
  userId: string,
  notes: ReadonlyArray<Pick<Note, 'userId'>>,
): Promise<Map<string, Person>> {
  return queries.findPeople(
    db,
    notes.map((note) => note.userId).filter((id) => id !== userId),
  )
}

/** Returns those of the given notes that a user may read. */
export function findReadable(db: Queryable, user: Pick<SessionUser, 'id'>, ids: readonly string[]): Promise<string[]> {
  return queries.findReadable(db, user.id, ids)
}

/** Returns how a user sees a note; null if they have no access to it. */
export async function findView(db: Queryable, user: Pick<SessionUser, 'id'>, note: Note): Promise<NoteView | null> {
  if (note.userId === user.id) return OWN_NOTE
  const access = await findAccess(db, user, note)
  return access && { access, owner: await queries.findPerson(db, note.userId) }
}
