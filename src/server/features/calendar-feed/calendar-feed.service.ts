import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { getEventForCalendar, listAddedEvents } from '#server/features/detected-events/detected-events.service.ts'
import { listDatedFollowUps } from '#server/features/follow-ups/follow-ups.service.ts'
import type { Actor } from '#server/features/notes/notes.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { CalendarFeed } from '#shared/contract/calendar-feed.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { CALENDAR_FEED_ITEMS } from '#shared/limits.ts'
import { requireServed } from './calendar-feed.policy.ts'
import * as queries from './calendar-feed.queries.ts'
import { type CalendarReader, eventItem, followUpItem } from './calendar-items.ts'
import { type CalendarItem, writeCalendar } from './write-calendar.ts'

/** 128 bits, which nobody can guess. */
const TOKEN_BYTES = 16

/** Returns the user's private feed address, creating it if necessary. */
export async function getFeed(context: Context, user: SessionUser): Promise<CalendarFeed> {
  return presentFeed(context, await queries.findOrInsertToken(context.db, user.id, makeToken()))
}

/** Replaces the address; the old one stops working at once. */
export async function resetFeed(context: Context, user: SessionUser): Promise<CalendarFeed> {
  const token = makeToken()
  await queries.replaceToken(context.db, user.id, token)
  return presentFeed(context, token)
}

/**
 * Maximum number of times that a feed is read in ten minutes. Several calendars of its owner may poll often, but writing one
 * takes time of the processor, and nobody has to sign in for it.
 */
const READS = { max: 60, windowSeconds: 600 }

/**
 * Writes the calendar of a token: added events and follow-ups that have a date, of each kind the latest.
 * @throws AppError not_found if there is no such feed, or its owner has no Premium; too_many_requests
 */
export async function writeFeed(context: Context, token: string): Promise<string> {
  const owner = requireServed(await queries.findOwner(context.db, token))
  await countAttempt(context.db, { key: `calendar-feed:${owner.id}`, ...READS })
  const reader = await readReader(context, owner.id, owner.language ?? DEFAULT_LANGUAGE)
  const [events, followUps] = await Promise.all([
    listAddedEvents(context.db, owner.id, CALENDAR_FEED_ITEMS),
    listDatedFollowUps(context.db, owner.id, CALENDAR_FEED_ITEMS),
  ])
  const items = [
    ...events.map((event) => eventItem(event, reader, null)),
    ...followUps.map((followUp) => followUpItem(followUp, reader)),
  ]
  return writeCalendar(items.filter((item) => item !== null))
}

/**
 * Writes a calendar file with one event. An event without a time starts now.
 * @throws AppError event_not_found
 */
export async function writeEventFile(context: Context, { user, language }: Actor, id: string): Promise<string> {
  const event = await getEventForCalendar(context, user, id)
  const reader = await readReader(context, user.id, language)
  const item: CalendarItem | null = eventItem(event, reader, new Date())
  return writeCalendar(item ? [item] : [])
}

async function readReader({ db, config }: Context, userId: string, language: Language): Promise<CalendarReader> {
  const { timezone } = await readSettings(db, userId)
  return { timezone, language, publicUrl: config.publicUrl }
}

function presentFeed({ config }: Context, token: string): CalendarFeed {
  const url = `${config.publicUrl}/calendar/${token}.ics`
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') }
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
