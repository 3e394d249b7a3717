import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'

const tag = 'Accounts'

const dataSizeSchema = z.object({
  notes: z.int(),
  /** Of all recordings as they came; the texts beside them weigh little. */
  bytes: z.int(),
  /** Whether it is being downloaded at this moment. */
  running: z.boolean(),
})
export type DataSize = z.infer<typeof dataSizeSchema>

export const measureData = defineCall({
  method: 'GET',
  path: '/api/account/export/size',
  access: 'user',
  summary: 'How much the export of all one’s data holds, and whether it is being downloaded already',
  tag,
  status: 200,
  output: dataSizeSchema,
  errors: [],
})

export const exportData = defineCall({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary:
    'All that is kept of one’s account as a zip file: JSON, a Markdown file for each note, recordings as they came',
  tag,
  status: 200,
  /** Of the headings and explanations; absent: the account's, or the request's. */
  query: z.object({ language: languageSchema.optional() }),
  produces: 'application/zip',
  errors: ['export_running'],
})
