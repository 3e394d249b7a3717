import { z } from 'zod'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_EVENT_PEOPLE,
  MAX_PERSON_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  PAGE_SIZE,
} from '#shared/limits.ts'
import { daySchema, evidenceSchema, mistakeSchema, reviewAnswerSchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { cursor, day, id, integerInAddress, moment, trimmedText } from './kinds.ts'
import { timezoneSchema } from './notes.ts'

/** A calendar event detected in a note. */
export const detectedEventSchema = z.object({
  id: z.uuid(),
  noteId: z.uuid(),
  noteTitle: z.string(),
  title: z.string(),
  description: z.string(),
  /** The start as an instant. For an all-day event, midnight of `day` in the note's zone; null if no date was stated. */
  dateTime: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
  /** The day of an all-day event. */
  day: daySchema.nullable(),
  allDay: z.boolean(),
  /** IANA name of the time zone the note was recorded in. */
  timezone: z.string(),
  place: z.string().nullable(),
  people: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  /** Whether the user has added it to their calendar. */
  isAdded: z.boolean(),
  edited: z.boolean(),
  createdAt: z.iso.datetime(),
  evidence: evidenceSchema,
})
export type DetectedEvent = z.infer<typeof detectedEventSchema>

/** An event in a list, with the titles of the user's other events that overlap with it, soonest first. */
const listedEventSchema = detectedEventSchema.extend({ overlaps: z.array(z.string()) })
export type ListedEvent = z.infer<typeof listedEventSchema>

const params = z.object({ id })
const tag = 'Events'

export const listDetectedEvents = defineCall({
  method: 'GET',
  path: '/api/detected-events',
  access: 'premium',
  summary:
    'One page of events: from today on, soonest first, then those without a date, then past ones; ' +
    '`Link` has the next page, `X-Total-Count` the total number',
  tag,
  status: 200,
  query: z.object({
    noteId: id.optional(),
    /** `past`: events on days before today; `open`: all others. */
    when: z.enum(['all', 'open', 'past']).default('all'),
    isAdded: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    /** The zone that decides which day is today. Defaults to the zone in the settings, then to UTC. */
    timezone: timezoneSchema.optional(),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.max),
    cursor: cursor.optional(),
  }),
  output: z.array(listedEventSchema),
  errors: ['bad_request'],
})

/** The plan of the note's owner counts for its events, whoever changes them. */
export const updateDetectedEvent = defineCall({
  method: 'PATCH',
  path: '/api/detected-events/:id',
  access: 'user',
  summary: 'Mark an event as added to the calendar, or correct it; omitted fields stay unchanged',
  tag,
  status: 200,
  params,
  body: z.object({
    isAdded: z.boolean().optional(),
    title: trimmedText({ min: 1, max: MAX_TITLE_LENGTH }).optional(),
    description: trimmedText({ max: MAX_DESCRIPTION_LENGTH }).optional(),
    place: trimmedText({ min: 1, max: MAX_TITLE_LENGTH }).nullable().optional(),
    people: z
      .array(trimmedText({ min: 1, max: MAX_PERSON_NAME_LENGTH }))
      .max(MAX_EVENT_PEOPLE)
      .optional(),
    /** The complete time: an instant, a day, or neither. */
    time: z.union([z.object({ dateTime: moment, end: moment.nullable() }), z.object({ day }), z.null()]).optional(),
  }),
  output: detectedEventSchema,
  errors: ['event_not_found', 'forbidden', 'premium_required'],
})

export const deleteDetectedEvent = defineCall({
  method: 'DELETE',
  path: '/api/detected-events/:id',
  access: 'user',
  summary: 'Delete an event; it can be restored',
  tag,
  status: 204,
  params,
  query: mistakeSchema,
  errors: ['event_not_found', 'forbidden', 'premium_required'],
})

export const restoreDetectedEvent = defineCall({
  method: 'POST',
  path: '/api/detected-events/:id/restore',
  access: 'user',
  summary: 'Restore a deleted event',
  tag,
  status: 200,
  params,
  output: detectedEventSchema,
  errors: ['event_not_found', 'forbidden', 'premium_required'],
})

export const reviewDetectedEvent = defineCall({
  method: 'POST',
  path: '/api/detected-events/:id/review',
  access: 'user',
  summary: 'Say whether a doubtful event is one, and on which day; or take the answer back',
  tag,
  status: 204,
  params,
  body: reviewAnswerSchema,
  errors: ['event_not_found', 'forbidden', 'premium_required'],
})
