import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'

const tag = 'Calendar'
const TYPE = 'text/calendar'

const feedSchema = z.object({
  /** Who knows it can read it: it stands for the user without signing in. */
  url: z.url(),
  /** The same, as calendars take up a subscription. */
  webcalUrl: z.url(),
})
export type CalendarFeed = z.infer<typeof feedSchema>

export const getEventFile = defineCall({
  method: 'GET',
  path: '/api/detected-events/:id/calendar.ics',
  access: 'premium',
  summary: 'One event as an iCalendar file; an hour from now on where no time was stated',
  tag,
  status: 200,
  params: z.object({ id }),
  produces: TYPE,
  errors: ['event_not_found'],
})

export const getCalendarFeed = defineCall({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'premium',
  summary:
    'The private address at which a calendar can follow the added events and dated tasks; made at the first call',
  tag,
  status: 200,
  output: feedSchema,
  errors: [],
})

export const resetCalendarFeed = defineCall({
  method: 'POST',
  path: '/api/calendar-feed/reset',
  access: 'premium',
  summary: 'Give the feed another address; the present one ends',
  tag,
  status: 200,
  output: feedSchema,
  errors: [],
})

export const readCalendarFeed = defineCall({
  method: 'GET',
  path: '/calendar/:file',
  access: 'anyone',
  summary: 'A user’s added events and dated tasks, for calendars; without Premium there is nothing here',
  tag,
  status: 200,
  /** The token and `.ics`. */
  params: z.object({ file: z.string().regex(/^[\w-]{22}\.ics$/) }),
  produces: TYPE,
  errors: ['not_found'],
})
