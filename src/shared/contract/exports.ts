import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'
import { id, text } from './kinds.ts'

const tag = 'Exports'
const params = z.object({ id })

/** The formats a note's owner may export on any plan: users always own what they said. */
const EXPORT_FORMATS = ['docx', 'md', 'txt', 'srt', 'vtt', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The parts of a document, in the order in which they appear. */
export const EXPORT_SECTIONS = [
  'summary',
  'keyPoints',
  'tasks',
  'events',
  'decisions',
  'questions',
  'transcript',
] as const
export type ExportSection = (typeof EXPORT_SECTIONS)[number]

const sectionsSchema = z.array(z.enum(EXPORT_SECTIONS)).max(EXPORT_SECTIONS.length)

export const exportNote = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/export',
  access: 'user',
  summary: 'A note as a file: Word, Markdown, plain text, subtitles (SRT, WebVTT), or all of it as JSON',
  tag,
  status: 200,
  params,
  query: z.object({
    format: z.enum(EXPORT_FORMATS),
    /** For Word, Markdown and plain text, separated by commas. Defaults to all of them. */
    sections: text({ max: 200 })
      .transform((names) => names.split(','))
      .pipe(sectionsSchema)
      .optional(),
    /** The language of the headings. Defaults to the request's. */
    language: languageSchema.optional(),
  }),
  produces: 'application/octet-stream',
  errors: ['note_not_found', 'note_busy', 'too_many_requests'],
})

export const exportPdf = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/export-pdf',
  access: 'premium',
  summary: 'A note as a PDF, named after its title',
  tag,
  status: 200,
  params,
  body: z
    .object({
      /** Defaults to all of them. */
      sections: sectionsSchema.optional(),
      /** The language of the headings. Defaults to the request's. */
      language: languageSchema.optional(),
    })
    .nullish(),
  produces: 'application/pdf',
  errors: ['note_not_found', 'note_busy', 'too_many_requests'],
})
