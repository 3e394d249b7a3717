import { z } from 'zod'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

/** The numbers of the dashboard (specification, section 3; docs/product.md, section 6). */
export const dashboardStatsSchema = z.object({
  totalNotes: z.int().min(0),
  /** This week's notes against last week's, in percent: 50 is half as many again. From nothing to something is 100. */
  weeklyTrend: z.number().min(-100),
  /** Notes recorded since Monday in the given zone, and in the seven days before it. */
  thisWeek: z.int().min(0),
  lastWeek: z.int().min(0),
  /** All tasks, also completed ones. */
  actionItems: z.int().min(0),
  /** Typing at 40 words a minute less the recordings' length: summed over all notes that have a text, then never below zero. */
  hoursSaved: z.number().min(0),
  /** Seconds, of the notes whose length is known. */
  averageDuration: z.number().min(0),
  /** Completed tasks of all, in percent; 0 without any. */
  completionRate: z.number().min(0).max(100),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

export const getDashboardStats = defineCall({
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'user',
  summary: 'How many notes and tasks, what they took and what they saved',
  tag: 'Dashboard',
  status: 200,
  /** Absent: the zone of the settings, else UTC. */
  query: z.object({ timezone: timezoneSchema.optional() }),
  output: dashboardStatsSchema,
  errors: [],
})
