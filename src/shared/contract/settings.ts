import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'
import { timezoneSchema } from './notes.ts'

/** What a person has set (specification, section 4; docs/product.md, section 2). */
export const settingsSchema = z.object({
  audioQuality: z.enum(['high', 'standard']),
  autoSave: z.boolean(),
  transcriptionNotifications: z.boolean(),
  weeklySummaries: z.boolean(),
  /** E-mails of tasks that are due. */
  taskReminders: z.boolean(),
  /** The same by the browser's own notifications. */
  taskNotifications: z.boolean(),
  /** The language of summaries and insights; null: each note's own. */
  analysisLanguage: languageSchema.nullable(),
  /** Null: not known yet. */
  timezone: timezoneSchema.nullable(),
})
export type Settings = z.infer<typeof settingsSchema>

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  access: 'user',
  summary: 'What the user has set',
  tag: 'Settings',
  status: 200,
  output: settingsSchema,
  errors: [],
})

export const updateSettings = defineCall({
  method: 'PATCH',
  path: '/api/settings',
  access: 'user',
  summary: 'Change settings; what is left out stays as it is',
  tag: 'Settings',
  status: 200,
  body: settingsSchema.partial(),
  output: settingsSchema,
  errors: [],
})
