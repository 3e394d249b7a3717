import { z } from 'zod'
import { MAX_PERSON_NAME_LENGTH, MAX_SPEAKERS } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { id, integer, integerInAddress, trimmedText } from './kinds.ts'
import { transcriptSchema } from './notes.ts'

/** How many people speak in a recording, as stated by somebody who was there. */
const speakerCount = integer({ min: 1, max: MAX_SPEAKERS })

const noteParams = z.object({ id })
const speakerParams = z.object({ id, number: integerInAddress({ min: 1, max: MAX_SPEAKERS }) })
const number = integer({ min: 1, max: MAX_SPEAKERS })
const tag = 'Voice notes'

export const tellSpeakers = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/speakers',
  access: 'user',
  summary: 'Find out who speaks when in a recording; names that were given stay with who speaks at the same times',
  tag,
  status: 202,
  params: noteParams,
  body: z.object({
    /** Null: the number is found by comparing the voices. */
    count: speakerCount.nullable().default(null),
  }),
  output: transcriptSchema,
  errors: [
    'note_not_found',
    'note_busy',
    'no_speaker_model',
    'nothing_to_transcribe',
    'audio_deleted',
    'too_many_requests',
  ],
})

export const nameSpeaker = defineCall({
  method: 'PATCH',
  path: '/api/voice-notes/:id/speakers/:number',
  access: 'user',
  summary: 'Name a speaker of a note; what they say they will do is then theirs',
  tag,
  status: 200,
  params: speakerParams,
  body: z.object({
    /** Null removes a name. */
    name: trimmedText({ min: 1, max: MAX_PERSON_NAME_LENGTH }).nullable(),
    /** Whether it is the note's owner, whose name is known. */
    isOwner: z.boolean().default(false),
  }),
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found', 'note_busy'],
})

export const mergeSpeakers = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/speakers/:number/merge',
  access: 'user',
  summary: 'Make two speakers of a note one, who keeps the number and name of the second',
  tag,
  status: 200,
  params: speakerParams,
  body: z.object({ into: number }),
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found', 'note_busy'],
})

export const setSentenceSpeaker = defineCall({
  method: 'PUT',
  path: '/api/voice-notes/:id/transcript/speaker',
  access: 'user',
  summary: 'Say who speaks a sentence: a speaker of the note, or somebody else',
  tag,
  status: 200,
  params: noteParams,
  body: z.object({
    version: integer({ min: 1 }),
    /** Index of the sentence. */
    sentence: integer(),
    /** Null: somebody who is not a speaker of the note yet. */
    speaker: number.nullable(),
  }),
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found', 'note_busy', 'edit_conflict'],
})
