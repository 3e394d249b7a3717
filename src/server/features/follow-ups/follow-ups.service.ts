// Over 250 lines: everything that a person does to a follow-up goes through the same check and the same signal.
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { OpenFollowUp } from '#server/analysis/closings/find-closings.ts'
import { boundsOfDay, toWall } from '#server/calendar/time-zones.ts'
import { formatDay } from '#server/calendar/wall-time.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { AppError } from '#server/errors.ts'
import { publishToOthers } from '#server/events/event-bus.ts'
import { forgetMistake, isKindAsked, learnKind, learnOwner } from '#server/features/corrections/corrections.service.ts'
import { type ItemAction, requireItem, requirePlan } from '#server/features/notes/note-access.service.ts'
import { type Actor, findNoteFor } from '#server/features/notes/notes.service.ts'
import { forgetAssignment, holdNote } from '#server/features/notifications/notify.service.ts'
import { readTimezone } from '#server/features/settings/settings.service.ts'
import type { Page } from '#server/http/page-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { FollowUpToReview, NoteFollowUp } from '#shared/contract/analysis.ts'
import type {
  countFollowUps as countCall,
  createFollowUp as createCall,
  FollowUp,
  FollowUpCounts,
  listFollowUps as listCall,
  updateFollowUp as updateCall,
} from '#shared/contract/follow-ups.ts'
import { presentFollowUp, presentNoteFollowUp } from './follow-ups.present.ts'
import * as queries from './follow-ups.queries.ts'
import * as lists from './list-follow-ups.queries.ts'

/**
 * Returns a page of the user's follow-ups.
 * @throws AppError bad_request for an invalid cursor
 */
export async function listFollowUps(
  context: Context,
  user: SessionUser,
  query: z.output<(typeof listCall)['query']>,
): Promise<Page & { followUps: FollowUp[] }> {
  const order = lists.FOLLOW_UP_ORDERS[query.order]
  const after = readCursor(order, query.cursor)
  const { rows, total } = await lists.listAndCountFollowUps(
    context.db,
    filterOf(user, query),
    { selection: query.of, order: query.order, limit: query.limit + 1, after },
    query.of === 'due' ? await readToday(context, user, query.timezone) : null,
  )
  const { shown, nextCursor } = cutPage(order, rows, query.limit)
  return { followUps: shown.map((row) => presentFollowUp(row, user.id)), total, nextCursor }
}

/** Counts the user's follow-ups by selection. */
export async function countFollowUps(
  context: Context,
  user: SessionUser,
  query: z.output<(typeof countCall)['query']>,
): Promise<FollowUpCounts> {
  return lists.countFollowUps(context.db, filterOf(user, query), await readToday(context, user, query.timezone))
}

function filterOf(
  { id: userId, isPremium }: SessionUser,
  { status, toDo }: z.output<(typeof countCall)['query']>,
): lists.FollowUpFilter {
  // For follow-ups that others assign to a user, the plan of those others counts.
  return { userId, own: !isPremium ? 'none' : toDo ? 'to_do' : 'all', status }
}

async function readToday({ db }: Context, user: SessionUser, timezone: string | undefined): Promise<lists.Today> {
  const zone = timezone ?? (await readTimezone(db, user.id))
  const wall = toWall(new Date(), zone)
  return { day: formatDay(wall), end: boundsOfDay(wall, zone).end }
}

/** A follow-up with a due date and the time of the last change by a person, for calendars. */
export interface DatedFollowUp extends FollowUp {
  dueDate: string
  changedAt: Date
}

/** Lists a user's follow-ups that have a date, and those assigned to them, the latest first. */
export async function listDatedFollowUps(db: Queryable, userId: string, limit: number): Promise<DatedFollowUp[]> {
  return (await lists.listDated(db, userId, limit)).flatMap((row) => {
    const { dueDate } = row
    if (dueDate === null) return []
    const moments = [row.createdAt, row.editedAt, row.completedAt].map((moment) => moment?.getTime() ?? 0)
    return [{ ...presentFollowUp(row, userId), dueDate, changedAt: new Date(Math.max(...moments)) }]
  })
}

/** Lists a user's pending follow-ups. */
export function listOpenFollowUps(db: Queryable, userId: string): Promise<OpenFollowUp[]> {
  return queries.listPending(db, userId)
}

/** Completes a follow-up now, or makes it pending again. */
export async function setCompletion(tx: Queryable, id: string, isCompleted: boolean): Promise<void> {
  await queries.updateFollowUp(tx, id, { isCompleted, completedAt: isCompleted ? new Date() : null })
}

/** Lists the follow-ups of a note that a person is asked about. */
export async function listFollowUpsToReview(db: Queryable, noteId: string): Promise<FollowUpToReview[]> {
  return presentAsked(await queries.listAskedOfNote(db, noteId))
}

/** Reads follow-ups that a person is asked about by their ids, in no order. Leaves out those answered meanwhile. */
export async function readFollowUpsToReview(db: Queryable, ids: readonly string[]): Promise<FollowUpToReview[]> {
  return presentAsked(await queries.listAsked(db, ids))
}

function presentAsked(rows: readonly queries.ListedFollowUp[]): FollowUpToReview[] {
  return rows.flatMap((row) => (row.doubt === null ? [] : [{ ...presentNoteFollowUp(row), doubt: row.doubt }]))
}

/** Lists the follow-ups of a note that stand, in the order they were said. */
export async function listFollowUpsOfNote(db: Queryable, noteId: string): Promise<NoteFollowUp[]> {
  return (await queries.listOfNote(db, noteId)).map(presentNoteFollowUp)
}

/**
 * Adds a follow-up by hand. One that an editor adds to a shared note belongs to the note's owner, as all others do.
 * @throws AppError note_not_found, forbidden, premium_required
 */
export async function createFollowUp(
  context: Context,
  user: SessionUser,
  body: z.output<(typeof createCall)['body']>,
): Promise<FollowUp> {
  const note = body.noteId === null ? null : await findNoteFor(context, user, body.noteId, 'edit')
  const ownerId = note?.userId ?? user.id
  await requirePlan(context.db, user, ownerId)
  const id = randomUUID()
  const row = { ...body, id, userId: ownerId, position: HAND_MADE_POSITION }
  return save(context, user, row, (tx) => queries.insertFollowUps(tx, [row]))
}

/** Position of a follow-up added by hand: after all that were said. */
const HAND_MADE_POSITION = 1_000_000

/**
 * Changes or completes a follow-up. A change of its words, day or priority marks it as edited; completing alone does
 * not.
 * @throws AppError follow_up_not_found, forbidden, premium_required, validation_failed for a minute on another day
 */
export async function updateFollowUp(
  context: Context,
  { user, language }: Actor,
  id: string,
  change: z.output<(typeof updateCall)['body']>,
): Promise<FollowUp> {
  const action = isProgress(change) ? 'progress' : 'change'
  const present = await findPresent(context, user, id, action)
  const { isCompleted, completedAt, dueAt, ...content } = change
  if (dueAt && !isOnDay(dueAt, content.dueDate)) {
    throw new AppError('validation_failed', { fields: { dueAt: messagesIn(language).fields.invalid } })
  }
  const edits = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
  const completion =
    isCompleted === undefined ? {} : { isCompleted, completedAt: isCompleted ? momentOf(completedAt, present) : null }
  if (Object.keys(edits).length === 0 && isCompleted === undefined) return presentFollowUp(present, user.id)
  return save(
    context,
    user,
    present,
    async (tx) => {
      if (isKindAsked(present)) await learnKind(tx, user, present, 'task')
      if (change.who !== undefined && change.who !== present.who) await learnOwner(tx, user, present, change.who)
      await queries.updateFollowUp(tx, id, {
        ...edits,
        ...(edits.dueDate === undefined ? {} : { dueAt: dueAt ? new Date(dueAt) : null }),
        ...(Object.keys(edits).length > 0 ? { editedAt: new Date() } : {}),
        // Somebody who corrects an item that they are asked about says that it counts.
        ...(present.review === 'asked' ? { review: 'confirmed' } : {}),
        ...completion,
      })
    },
    action,
  )
}

/** Returns whether a minute lies on a day in some time zone: zones are up to 14 hours ahead of UTC and 12 behind. */
function isOnDay(minute: string, day: string | null | undefined): boolean {
  const hours = (Date.parse(minute) - Date.parse(`${day}T00:00:00Z`)) / 3_600_000
  return hours >= -14 && hours < 24 + 12
}

const PROGRESS: readonly string[] = ['isCompleted', 'completedAt', 'dueDate', 'dueAt']

/** Returns whether the assignee of a follow-up may make this change. */
function isProgress(change: z.output<(typeof updateCall)['body']>): boolean {
  return Object.entries(change).every(([field, value]) => value === undefined || PROGRESS.includes(field))
}

/** A second click on a completed follow-up keeps the time of the first. */
function momentOf(requested: string | null | undefined, present: queries.FollowUpRow): Date {
  return requested ? new Date(requested) : (present.completedAt ?? new Date())
}

/**
 * Hides a follow-up. The row stays, so that no analysis brings the follow-up back.
 * @param mistake whether the user says that it never was a follow-up; Dictum learns from that.
 */
export async function deleteFollowUp(context: Context, user: SessionUser, id: string, mistake: boolean): Promise<void> {
  const present = await findPresent(context, user, id, 'change')
  await save(context, user, present, async (tx) => {
    if (mistake) await learnKind(tx, user, present, 'not_task')
    await queries.updateFollowUp(tx, id, { deletedAt: new Date() })
    await forgetAssignment(tx, id)
  })
}

/** Restores a deleted follow-up. */
export async function restoreFollowUp(context: Context, user: SessionUser, id: string): Promise<FollowUp> {
  const row = await queries.findFollowUp(context.db, id)
  const present = await requireItem(context.db, user, row, 'follow_up_not_found')
  return save(context, user, present, async (tx) => {
    await forgetMistake(tx, id)
    await queries.updateFollowUp(tx, id, { deletedAt: null })
  })
}

/** Finds a follow-up that is not deleted, even if it still waits to be confirmed. */
async function findPresent(
  context: Context,
  user: SessionUser,
  id: string,
  action: ItemAction,
): Promise<queries.ListedFollowUp> {
  const row = await queries.findFollowUp(context.db, id)
  return requireItem(context.db, user, row?.deletedAt ? null : row, 'follow_up_not_found', action)
}

/**
 * Makes a change that the user may make, and tells the others who have the note. Checks again that they may: they may have
 * lost the note since the caller's check.
 * @throws AppError follow_up_not_found, forbidden, premium_required
 */
export async function save(
  { db }: Context,
  user: SessionUser,
  item: Pick<queries.FollowUpRow, 'id' | 'userId' | 'noteId'> & { assigneeId?: string | null },
  change: (tx: Queryable) => Promise<void>,
  action: ItemAction = 'change',
): Promise<FollowUp> {
  const { id, userId, noteId } = item
  return db.transaction(async (tx) => {
    if (noteId !== null && !(await holdNote(tx, noteId))) throw new AppError('follow_up_not_found')
    await requireItem(tx, user, item, 'follow_up_not_found', action)
    await change(tx)
    if (noteId !== null) await publishToOthers(tx, { type: 'note', userId, noteId }, user.id)
    const row = await queries.findFollowUp(tx, id)
    if (!row) throw new AppError('follow_up_not_found')
    return presentFollowUp(row, user.id)
  })
}
