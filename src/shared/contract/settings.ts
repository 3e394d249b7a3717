import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

/** The user's settings (specification, section 4; docs/product.md, section 2). */
export const settingsSchema = z.object({
  audioQuality: z.enum(['high', 'standard']),
  autoSave: z.boolean(),
  transcriptionNotifications: z.boolean(),
  weeklySummaries: z.boolean(),
  /** Whether to send emails about follow-ups that are due. */
  taskReminders: z.boolean(),
  /** The same for browser notifications. */
  taskNotifications: z.boolean(),
  /** Which notifications about shared notes are shown in the product and sent by email. */
  sharesInApp: z.boolean(),
  sharesByEmail: z.boolean(),
  commentsInApp: z.boolean(),
  commentsByEmail: z.boolean(),
  repliesInApp: z.boolean(),
  repliesByEmail: z.boolean(),
  mentionsInApp: z.boolean(),
  mentionsByEmail: z.boolean(),
  assignmentsInApp: z.boolean(),
  assignmentsByEmail: z.boolean(),
  accessInApp: z.boolean(),
  /** Whether to send emails a week before retention deletes recordings or notes. The product always shows it. */
  deletionsByEmail: z.boolean(),
  /** The language of summaries and insights; null means each note's own language. */
  analysisLanguage: languageSchema.nullable(),
  /** Null if not known yet. */
  timezone: timezoneSchema.nullable(),
  /**
   * For how many days recordings and notes are kept; null: for ever. The server's ceiling applies where it is stricter
   * (`GET /api/retention`).
   */
  audioRetentionDays: z.literal(RETENTION_DAYS.audio).nullable(),
  noteRetentionDays: z.literal(RETENTION_DAYS.notes).nullable(),
})
export type Settings = z.infer<typeof settingsSchema>

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  access: 'user',
  summary: "The user's settings",
  tag: 'Settings',
  status: 200,
  output: settingsSchema,
  errors: [],
})

export const updateSettings = defineCall({
  method: 'PATCH',
  path: '/api/settings',
  access: 'user',
  summary: 'Change settings; omitted fields stay unchanged',
  tag: 'Settings',
  status: 200,
  body: settingsSchema.partial(),
  output: settingsSchema,
  errors: [],
})
