import { z } from 'zod'
import { daySchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

const count = z.int().min(0)

/** One week in the given time zone; it begins on Monday. */
const weekSchema = z.object({
  start: daySchema,
  notes: count,
  /** Total length of the recordings, in minutes. */
  minutes: z.number().min(0),
  /** Words per minute of speech, without silence between sentences, in the notes that have a text; null without any. */
  pace: z.number().nullable(),
  /** The mean sentiment of the analysed notes, from 1 to 5; null without any. */
  sentiment: z.number().nullable(),
  /** Follow-ups found and follow-ups completed; null without Premium. */
  opened: count.nullable(),
  closed: count.nullable(),
})
export type AnalyticsWeek = z.infer<typeof weekSchema>

export const analyticsSchema = z.object({
  /** The last twelve weeks; the current one comes last. */
  weeks: z.array(weekSchema),
  /** The number of notes recorded in these weeks, by hour of the day. */
  hours: z.array(count).length(24),
  /** The most frequent tags of all notes. */
  tags: z.array(z.object({ tag: z.string(), notes: count })),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const getAnalytics = defineCall({
  method: 'GET',
  path: '/api/analytics',
  access: 'user',
  summary: 'Notes, minutes, pace, sentiment and tasks by week; hours of the day; the most frequent tags',
  tag: 'Dashboard',
  status: 200,
  /** Defaults to the zone in the settings, then to UTC. */
  query: z.object({ timezone: timezoneSchema.optional() }),
  output: analyticsSchema,
  errors: [],
})
