import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'

const tag = 'Calendar'
const TYPE = 'text/calendar'

const feedSchema = z.object({
  /** Anybody who knows this address can read the feed: it identifies the user without signing in. */
  url: z.url(),
  /** The same address in the scheme by which calendar programs subscribe. */
  webcalUrl: z.url(),
})
export type CalendarFeed = z.infer<typeof feedSchema>

export const getEventFile = defineCall({
  method: 'GET',
  path: '/api/detected-events/:id/calendar.ics',
  access: 'user',
  summary: 'One event as an iCalendar file; without a stated time it is placed in the hour from now',
  tag,
  status: 200,
  params: z.object({ id }),
  produces: TYPE,
  errors: ['event_not_found', 'forbidden', 'premium_required'],
})

export const getCalendarFeed = defineCall({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'premium',
  summary: 'The private address of the calendar feed with added events and dated tasks; created by the first call',
  tag,
  status: 200,
  output: feedSchema,
  errors: [],
})

export const resetCalendarFeed = defineCall({
  method: 'POST',
  path: '/api/calendar-feed/reset',
  access: 'premium',
  summary: 'Give the feed a new address; the current one stops working',
  tag,
  status: 200,
  output: feedSchema,
  errors: [],
})

export const readCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendar/:file',
  access: 'anyone',
  summary: 'The calendar feed: a user’s added events and dated tasks; not found without Premium',
  tag,
  status: 200,
  /** The token followed by `.ics`. */
  params: z.object({ file: z.string().regex(/^[\w-]{22}\.ics$/) }),
  produces: TYPE,
  errors: ['not_found', 'too_many_requests'],
})
