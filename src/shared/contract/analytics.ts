import { z } from 'zod'
import { daySchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

const count = z.int().min(0)

/** One week, beginning on Monday in the given zone. */
const weekSchema = z.object({
  start: daySchema,
  notes: count,
  /** Of sound. */
  minutes: z.number().min(0),
  /** Words a minute of the notes that have a text; null without one. */
  pace: z.number().nullable(),
  /** 1 to 5, the mean of the analysed notes; null without one. */
  sentiment: z.number().nullable(),
  /** Tasks that came and that were done; null without Premium. */
  opened: count.nullable(),
  closed: count.nullable(),
})
export type AnalyticsWeek = z.infer<typeof weekSchema>

export const analyticsSchema = z.object({
  /** The last twelve, the present one last. */
  weeks: z.array(weekSchema),
  /** Notes by the hour of the day in which they were recorded, in these weeks. */
  hours: z.array(count).length(24),
  /** The most frequent of all notes. */
  tags: z.array(z.object({ tag: z.string(), notes: count })),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const getAnalytics = defineCall({
  method: 'GET',
  path: '/api/analytics',
  access: 'user',
  summary: 'Notes, minutes, pace, mood and tasks by week; hours of the day; the most frequent tags',
  tag: 'Dashboard',
  status: 200,
  /** Absent: the zone of the settings, else UTC. */
  query: z.object({ timezone: timezoneSchema.optional() }),
  output: analyticsSchema,
  errors: [],
})
