import type { z } from 'zod'
import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { formatDay, startOfDay } from '#server/calendar/wall-time.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { isStanding } from '#server/db/standing-items.ts'
import { AppError } from '#server/errors.ts'
import { publishToOthers } from '#server/events/event-bus.ts'
import { forgetMistake, isKindAsked, learnKind } from '#server/features/corrections/corrections.service.ts'
import { requireItem } from '#server/features/notes/note-access.service.ts'
import { holdNote } from '#server/features/notifications/notify.service.ts'
import { readTimezone } from '#server/features/settings/settings.service.ts'
import type { Page } from '#server/http/page-headers.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { EventToReview, NoteEvent } from '#shared/contract/analysis.ts'
import type {
  DetectedEvent,
  ListedEvent,
  listDetectedEvents as listCall,
  updateDetectedEvent as updateCall,
} from '#shared/contract/detected-events.ts'
import { presentEvent, presentNoteEvent } from './detected-events.present.ts'
import * as queries from './detected-events.queries.ts'
import * as lists from './list-events.queries.ts'
import { listOverlaps } from './overlaps.queries.ts'

/**
 * Returns a page of the user's events: today's and later ones, soonest first, then those without a date, then past
 * ones.
 * @throws AppError bad_request for an invalid cursor
 */
export async function listEvents(
  { db }: Context,
  { id: userId }: SessionUser,
  { noteId, isAdded, when, timezone, limit, cursor }: z.output<(typeof listCall)['query']>,
): Promise<Page & { events: ListedEvent[] }> {
  const today = readToday(new Date(), timezone ?? (await readTimezone(db, userId)))
  const order = lists.eventOrder(today)
  const after = readCursor(order, cursor)
  const filter = { userId, noteId, isAdded, isPast: when === 'all' ? undefined : when === 'past' }
  const [rows, total] = await Promise.all([
    lists.listEvents(db, filter, { today, limit: limit + 1, after }),
    lists.countEvents(db, filter, today),
  ])
  const { shown, nextCursor } = cutPage(order, rows, limit)
  const overlaps = await listOverlaps(
    db,
    userId,
    shown.map(({ id }) => id),
  )
  const events = shown.map((row) => ({ ...presentEvent(row), overlaps: [...(overlaps.get(row.id) ?? [])] }))
  return { events, total, nextCursor }
}

function readToday(now: Date, timezone: string): lists.Today {
  const wall = startOfDay(toWall(now, timezone))
  return { day: formatDay(wall), midnight: toInstant(wall, timezone) }
}

/** Lists the events of a note that stand, in the order they were said. */
export async function listEventsOfNote(db: Queryable, noteId: string): Promise<NoteEvent[]> {
  return (await queries.listOfNote(db, noteId, 'standing')).map(presentNoteEvent)
}

/** Lists the events of a note that a person is asked about. */
export async function listEventsToReview(db: Queryable, noteId: string): Promise<EventToReview[]> {
  return presentAsked(await queries.listOfNote(db, noteId, 'asked'))
}

/** Reads events that a person is asked about by their ids, in no order. Leaves out those answered meanwhile. */
export async function readEventsToReview(db: Queryable, ids: readonly string[]): Promise<EventToReview[]> {
  return presentAsked(await queries.listAsked(db, ids))
}

function presentAsked(rows: readonly queries.DetectedEventRow[]): EventToReview[] {
  return rows.flatMap((row) => (row.doubt === null ? [] : [{ ...presentNoteEvent(row), doubt: row.doubt }]))
}

/**
 * Marks an event as added to a calendar, or changes it. A change of its content marks it as edited.
 * @throws AppError event_not_found
 */
export async function updateEvent(
  context: Context,
  user: SessionUser,
  id: string,
  change: z.output<(typeof updateCall)['body']>,
): Promise<DetectedEvent> {
  const present = await findPresent(context, user, id)
  const { isAdded, time, ...content } = change
  const edits = {
    ...Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)),
    ...(time === undefined ? {} : readTime(time, present.timezone)),
  }
  const edited = Object.keys(edits).length > 0
  if (edited || isAdded !== undefined) {
    const values: Partial<queries.NewDetectedEvent> = {
      ...edits,
      ...(edited ? { editedAt: new Date() } : {}),
      ...(isAdded === undefined ? {} : { isAdded }),
      // Somebody who corrects an item that they are asked about says that it counts.
      ...(present.review === 'asked' ? { review: 'confirmed' } : {}),
    }
    await save(context, user, present, values, async (tx) => {
      if (isKindAsked(present)) await learnKind(tx, user, present, 'event')
    })
  }
  return presentEvent(await findPresent(context, user, id))
}

type Time = NonNullable<z.output<(typeof updateCall)['body']>['time']>

/** Returns the columns of a time. All-day events begin at midnight of their day in the note's zone. */
function readTime(time: Time | null, timezone: string) {
  if (time === null) return { dateTime: null, endsAt: null, day: null, allDay: false }
  if ('day' in time)
    return {
      dateTime: toInstant(Date.parse(`${time.day}T00:00:00Z`), timezone),
      endsAt: null,
      day: time.day,
      allDay: true,
    }
  const endsAt = time.end === null ? null : new Date(time.end)
  return { dateTime: new Date(time.dateTime), endsAt, day: null, allDay: false }
}

/**
 * Hides an event. The row stays, so that no analysis brings the event back.
 * @param mistake whether the user says that it never was an event; Dictum learns from that.
 */
export async function deleteEvent(context: Context, user: SessionUser, id: string, mistake: boolean): Promise<void> {
  const present = await findPresent(context, user, id)
  await save(context, user, present, { deletedAt: new Date() }, async (tx) => {
    if (mistake) await learnKind(tx, user, present, 'not_event')
  })
}

/** Restores a deleted event. */
export async function restoreEvent(context: Context, user: SessionUser, id: string): Promise<DetectedEvent> {
  const event = await requireItem(context.db, user, await queries.findEvent(context.db, id), 'event_not_found')
  await save(context, user, event, { deletedAt: null }, (tx) => forgetMistake(tx, id))
  return presentEvent(await findPresent(context, user, id))
}

/**
 * Makes a change that the user may make, and tells the others who have the note. Checks again that they may: they may have
 * lost the note since the caller's check.
 * @throws AppError event_not_found, forbidden, premium_required
 * @param also makes further changes in the same transaction.
 */
export async function save(
  { db }: Context,
  user: SessionUser,
  event: queries.DetectedEventRow,
  values: Partial<queries.NewDetectedEvent>,
  also?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { id, userId, noteId } = event
  await db.transaction(async (tx) => {
    if (!(await holdNote(tx, noteId))) throw new AppError('event_not_found')
    await requireItem(tx, user, event, 'event_not_found')
    await also?.(tx)
    await queries.updateEvent(tx, id, values)
    await publishToOthers(tx, { type: 'note', userId, noteId }, user.id)
  })
}

/** An event with what calendars need to notice changes: their number, and the time of the last one by a person. */
export interface EventForCalendar extends DetectedEvent {
  revision: number
  changedAt: Date
}

/**
 * Returns the user's event, for a calendar.
 * @throws AppError event_not_found
 */
export async function getEventForCalendar(context: Context, user: SessionUser, id: string): Promise<EventForCalendar> {
  return presentForCalendar(await findStanding(context, user, id))
}

/** Lists the events that a user has added to a calendar, the latest first. */
export async function listAddedEvents(db: Queryable, userId: string, limit: number): Promise<EventForCalendar[]> {
  return (await lists.listAdded(db, userId, limit)).map(presentForCalendar)
}

function presentForCalendar(row: queries.DetectedEventWithNote): EventForCalendar {
  return { ...presentEvent(row), revision: row.revision, changedAt: row.editedAt ?? row.createdAt }
}

/** Finds an event that stands. */
async function findStanding(context: Context, user: SessionUser, id: string): Promise<queries.DetectedEventWithNote> {
  const row = await queries.findEvent(context.db, id)
  return requireItem(context.db, user, row && isStanding(row) ? row : null, 'event_not_found')
}

/** Finds an event that is not deleted, even if it still waits to be confirmed. */
async function findPresent(context: Context, user: SessionUser, id: string): Promise<queries.DetectedEventWithNote> {
  const row = await queries.findEvent(context.db, id)
  return requireItem(context.db, user, row?.deletedAt ? null : row, 'event_not_found')
}
