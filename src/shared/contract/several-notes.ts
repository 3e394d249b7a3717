import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_SELECTED_NOTES, TAG_LIMITS } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { id, trimmedText } from './kinds.ts'

const tag = 'Voice notes'

/**
 * The notes that were selected. Those that no longer exist, or that the user may not know of, are left out; only if none
 * is left, the call is refused.
 */
const ids = z.array(id).min(1).max(MAX_SELECTED_NOTES)

export const deleteNotes = defineCall({
  method: 'POST',
  path: '/api/voice-notes/delete',
  access: 'user',
  summary: 'Delete several notes with their audio, texts, tasks and events: all of them or, if one may not be, none',
  tag,
  status: 200,
  body: z.object({ ids }),
  output: z.object({ ids: z.array(z.uuid()) }),
  errors: ['note_not_found'],
})

const tagChange = z.object({ ids, tag: trimmedText({ min: 1, max: TAG_LIMITS.length }) })

export const addTag = defineCall({
  method: 'POST',
  path: '/api/voice-notes/tags/add',
  access: 'user',
  summary: 'Add a tag to several notes; no analysis changes their tags from then on',
  tag,
  status: 200,
  body: tagChange,
  output: z.object({
    /** The notes that did not have the tag and have it now. */
    changed: z.array(z.uuid()),
    /** The notes that have as many tags as a note can have. */
    full: z.array(z.uuid()),
  }),
  errors: ['note_not_found'],
})

export const removeTag = defineCall({
  method: 'POST',
  path: '/api/voice-notes/tags/remove',
  access: 'user',
  summary: 'Remove a tag from several notes; no analysis changes their tags from then on',
  tag,
  status: 200,
  body: tagChange,
  output: z.object({
    /** The notes that had the tag. */
    changed: z.array(z.uuid()),
  }),
  errors: ['note_not_found'],
})

/** The formats of the documents in a zip of several notes. */
const NOTES_FORMATS = ['md', 'docx'] as const
export type NotesFormat = (typeof NOTES_FORMATS)[number]

export const exportNotes = defineCall({
  method: 'POST',
  path: '/api/voice-notes/export',
  access: 'user',
  summary: 'Several notes as a zip file with a Markdown or Word document of each',
  tag: 'Exports',
  status: 200,
  body: z.object({
    ids,
    format: z.enum(NOTES_FORMATS),
    /** The language of the headings. Defaults to the request's. */
    language: languageSchema.optional(),
  }),
  produces: 'application/zip',
  errors: ['note_not_found', 'too_many_requests'],
})
