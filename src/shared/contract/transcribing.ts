import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { defineCall } from './call.ts'
import { id, integer } from './kinds.ts'
import { transcriptSchema, voiceNoteSchema } from './notes.ts'

const noteParams = z.object({ id })
const version = integer({ min: 1 })
const tag = 'Voice notes'

/** The engines a user may choose by name. */
export const ENGINE_IDS = ['remote', 'local', 'draft'] as const
export type EngineId = (typeof ENGINE_IDS)[number]

export const transcribeNote = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/transcribe',
  access: 'user',
  summary:
    'Transcribe a note again, with another engine or in another language; the current text becomes an old version',
  tag,
  status: 202,
  params: noteParams,
  body: z.object({
    /** Defaults to the best engine that is ready. */
    engine: z.enum(ENGINE_IDS).optional(),
    /** Defaults to the note's own language. */
    language: languageSchema.optional(),
  }),
  output: voiceNoteSchema,
  errors: [
    'note_not_found',
    'note_busy',
    'engine_not_ready',
    'nothing_to_transcribe',
    'audio_deleted',
    'too_many_requests',
  ],
})

/** A passage of neighbouring sentences in an unexpected language, given by the version and the index of any of its sentences. */
const passage = z.object({ version, sentence: integer() })

export const confirmPassage = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/passages/confirm',
  access: 'user',
  summary: 'Confirm that a passage was spoken in the language it is in; its sentences lose their mark',
  tag,
  status: 200,
  params: noteParams,
  body: passage,
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found', 'note_busy', 'edit_conflict'],
})

export const transcribePassage = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/passages/transcribe',
  access: 'user',
  summary: 'Transcribe a passage again by an engine that is told the language; the rest of the text stays',
  tag,
  status: 202,
  params: noteParams,
  body: passage.extend({ language: languageSchema }),
  output: voiceNoteSchema,
  errors: [
    'note_not_found',
    'not_found',
    'note_busy',
    'edit_conflict',
    'engine_not_ready',
    'nothing_to_transcribe',
    'audio_deleted',
    'too_many_requests',
  ],
})

export const cancelTranscription = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/transcribe/cancel',
  access: 'user',
  summary: 'Give up transcribing a note or its passages again; the newest text stays',
  tag,
  status: 200,
  params: noteParams,
  output: voiceNoteSchema,
  errors: ['note_not_found', 'note_busy'],
})
