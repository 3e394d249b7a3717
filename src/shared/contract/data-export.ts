import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'

const tag = 'Accounts'

const dataSizeSchema = z.object({
  notes: z.int(),
  /** Total size of the original recordings; the texts beside them are small. */
  bytes: z.int(),
  /** Whether a download is running now. */
  running: z.boolean(),
})
export type DataSize = z.infer<typeof dataSizeSchema>

export const measureData = defineCall({
  method: 'GET',
  path: '/api/account/export/size',
  access: 'user',
  summary: 'The size of the data export, and whether it is being downloaded',
  tag,
  status: 200,
  output: dataSizeSchema,
  errors: [],
})

export const exportData = defineCall({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary: 'All data of the account as a zip file: JSON, a Markdown file per note, and the original recordings',
  tag,
  status: 200,
  /** The language of headings and explanations. Defaults to the account's, then to the request's. */
  query: z.object({ language: languageSchema.optional() }),
  produces: 'application/zip',
  errors: ['export_running'],
})
