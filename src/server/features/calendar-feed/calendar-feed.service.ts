import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { getEventForCalendar, listAddedEvents } from '#server/features/detected-events/detected-events.service.ts'
import { listDatedTasks } from '#server/features/follow-ups/follow-ups.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { CalendarFeed } from '#shared/contract/calendar-feed.ts'
import { requireServed } from './calendar-feed.policy.ts'
import * as queries from './calendar-feed.queries.ts'
import { eventItem, taskItem } from './calendar-items.ts'
import { type CalendarItem, writeCalendar } from './write-calendar.ts'

/** 128 bits: what nobody guesses. */
const TOKEN_BYTES = 16

/** The user's private address for calendars, made where there is none yet. */
export async function getFeed(context: Context, user: SessionUser): Promise<CalendarFeed> {
  return presentFeed(context, await queries.findOrInsertToken(context.db, user.id, makeToken()))
}

/** Puts another address in its place; the old one leads nowhere from now on. */
export async function resetFeed(context: Context, user: SessionUser): Promise<CalendarFeed> {
  const token = makeToken()
  await queries.replaceToken(context.db, user.id, token)
  return presentFeed(context, token)
}

/**
 * The calendar behind a token: all added events that have a date, and all tasks that have one.
 * @throws AppError not_found where there is no such feed, or its owner has no Premium
 */
export async function writeFeed(context: Context, token: string): Promise<string> {
  const owner = requireServed(await queries.findOwner(context.db, token))
  const { publicUrl } = context.config
  const [events, tasks] = await Promise.all([
    listAddedEvents(context.db, owner.id),
    listDatedTasks(context.db, owner.id),
  ])
  const items = [
    ...events.map((event) => eventItem(event, publicUrl, null)),
    ...tasks.map((task) => taskItem(task, publicUrl)),
  ]
  return writeCalendar(items.filter((item) => item !== null))
}

/**
 * One event as a file for calendars; where no time was stated, it begins now.
 * @throws AppError event_not_found
 */
export async function writeEventFile(context: Context, user: SessionUser, id: string): Promise<string> {
  const event = await getEventForCalendar(context, user, id)
  const item: CalendarItem | null = eventItem(event, context.config.publicUrl, new Date())
  return writeCalendar(item ? [item] : [])
}

function presentFeed({ config }: Context, token: string): CalendarFeed {
  const url = `${config.publicUrl}/calendar/${token}.ics`
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') }
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
