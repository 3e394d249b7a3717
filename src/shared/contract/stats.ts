import { z } from 'zod'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

/** The numbers of the dashboard (specification, section 3; docs/product.md, section 6). */
export const dashboardStatsSchema = z.object({
  totalNotes: z.int().min(0),
  /**
   * This week's notes compared with last week's, in percent: 50 means half as many again. Growth from zero counts as
   * 100.
   */
  weeklyTrend: z.number().min(-100),
  /** Notes recorded since Monday in the given zone, and in the seven days before. */
  thisWeek: z.int().min(0),
  lastWeek: z.int().min(0),
  /** All follow-ups, including completed ones. */
  actionItems: z.int().min(0),
  /** The hours it would take to type all texts at 40 words a minute, less the length of their recordings; never below zero. */
  hoursSaved: z.number().min(0),
  /** Mean length in seconds, over the notes whose length is known. */
  averageDuration: z.number().min(0),
  /** Completed follow-ups as a percentage of all; 0 without any. */
  completionRate: z.number().min(0).max(100),
  /** Recordings that have arrived and become notes once the plan has room for them; 0 while it has. */
  waitingRecordings: z.int().min(0),
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

export const getDashboardStats = defineCall({
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'user',
  summary: 'The number of notes and tasks, their length and the time saved',
  tag: 'Dashboard',
  status: 200,
  /** Defaults to the zone in the settings, then to UTC. */
  query: z.object({ timezone: timezoneSchema.optional() }),
  output: dashboardStatsSchema,
  errors: [],
})
