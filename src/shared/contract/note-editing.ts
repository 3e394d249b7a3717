import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_SENTENCE_EDITS, MAX_SENTENCE_LENGTH, MAX_TITLE_LENGTH, TAG_LIMITS } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { id, integer, text, trimmedText } from './kinds.ts'
import { personSchema } from './note-access.ts'
import { noteEngineSchema, type Transcript, transcriptSchema, voiceNoteSchema } from './notes.ts'

const noteParams = z.object({ id })
const version = integer({ min: 1 })
const tag = 'Voice notes'

export const updateNote = defineCall({
  method: 'PATCH',
  path: '/api/voice-notes/:id',
  access: 'user',
  summary: 'Rename a note or replace its tags; no analysis changes what the user has set',
  tag,
  status: 200,
  params: noteParams,
  body: z.object({
    title: trimmedText({ min: 1, max: MAX_TITLE_LENGTH }).optional(),
    tags: z
      .array(trimmedText({ min: 1, max: TAG_LIMITS.length }))
      .max(TAG_LIMITS.count)
      .optional(),
  }),
  output: voiceNoteSchema,
  errors: ['note_not_found'],
})

const sentenceEdits = z
  .array(z.object({ index: integer(), text: text({ max: MAX_SENTENCE_LENGTH }) }))
  .max(MAX_SENTENCE_EDITS)

export const editTranscript = defineCall({
  method: 'PUT',
  path: '/api/voice-notes/:id/transcript',
  access: 'user',
  summary: 'Edit sentences as a new version; times stay, and an empty text removes the sentence',
  tag,
  status: 200,
  params: noteParams,
  body: z.object({
    /** The version the edits are based on. */
    version,
    edits: sentenceEdits,
    /** Sentences of an earlier version that have been removed since, to be put back at their times with these texts. */
    putBack: z.object({ version, sentences: sentenceEdits }).optional(),
  }),
  output: transcriptSchema,
  errors: ['note_not_found', 'note_busy', 'edit_conflict', 'too_many_requests'],
})

/** One version of a note's text, without the text. */
const transcriptVersionSchema = z.object({
  version,
  /** Whether an engine or a person made it. */
  origin: z.enum(['engine', 'edit']),
  /** The person who made it; null for an engine, and for a person whose account has been deleted. */
  author: personSchema.extend({ isMe: z.boolean() }).nullable(),
  language: languageSchema.nullable(),
  engine: noteEngineSchema.nullable(),
  createdAt: z.iso.datetime(),
})
export type TranscriptVersion = z.infer<typeof transcriptVersionSchema>

/** The details of an `edit_conflict`: the newest text, and who saved it when. */
export interface EditConflict {
  transcript: Transcript
  version: TranscriptVersion
}

export const listVersions = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/transcript/versions',
  access: 'user',
  summary: 'The versions of a note’s text, newest first',
  tag,
  status: 200,
  params: noteParams,
  output: z.array(transcriptVersionSchema),
  errors: ['note_not_found'],
})

export const restoreVersion = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/transcript/restore',
  access: 'user',
  summary: 'Restore an old version of the text as a new version',
  tag,
  status: 200,
  params: noteParams,
  body: z.object({ version }),
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found', 'note_busy', 'too_many_requests'],
})

export const setNoteLanguage = defineCall({
  method: 'PUT',
  path: '/api/voice-notes/:id/language',
  access: 'user',
  summary: 'Set the language of the newest text; the text stays unchanged and is analysed again in that language',
  tag,
  status: 202,
  params: noteParams,
  body: z.object({ language: languageSchema }),
  output: voiceNoteSchema,
  errors: ['note_not_found', 'note_busy', 'nothing_to_analyse', 'too_many_requests'],
})

export const analyseNote = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/analyse',
  access: 'user',
  summary: 'Analyse the newest text again; keeps what the user has changed, completed or deleted',
  tag,
  status: 202,
  params: noteParams,
  output: voiceNoteSchema,
  errors: ['note_not_found', 'note_busy', 'nothing_to_analyse', 'too_many_requests'],
})
