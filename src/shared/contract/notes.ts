// Over 250 lines: the shapes of a note and of its text build on each other, and their calls are read with them.
import { z } from 'zod'
import { NOTE_SORTS, SENTIMENTS } from '#shared/choices.ts'
import { DELAY_CODES, FAILURE_CODES, WAITING_CODES } from '#shared/errors/codes.ts'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_CAPTIONS_LENGTH, MAX_CHECKED_NOTES, MAX_SPEAKERS, PAGE_SIZE, TAG_LIMITS } from '#shared/limits.ts'
import { DELETED_BY, RETENTION_KINDS } from '#shared/retention.ts'
import { dateTimeFormat } from '#shared/time-zones/date-time-format.ts'
import { defineCall } from './call.ts'
import { cursor, id, integerInAddress, moment, text } from './kinds.ts'
import { noteAccessSchema, personSchema } from './note-access.ts'

/** The states of a note (docs/product.md, section 4). */
export const NOTE_STATUSES = ['waiting', 'stored', 'transcribing', 'analysing', 'ready', 'failed'] as const
export const noteStatusSchema = z.enum(NOTE_STATUSES)
export type NoteStatus = z.infer<typeof noteStatusSchema>

export const sentimentSchema = z.enum(SENTIMENTS)
export type Sentiment = z.infer<typeof sentimentSchema>

/** The progress of the current stage. */
const noteProgressSchema = z.object({
  /** Percentage of this stage, 0 to 100. */
  percent: z.int().min(0).max(100),
  /** Whole seconds, estimated from the work done so far; null until some has been done. */
  secondsLeft: z.int().min(0).nullable(),
})

export const noteEngineSchema = z.object({
  /** The engine that transcribed the note: `remote`, `local`, `draft` or `browser`. */
  id: z.string(),
  model: z.string(),
  /** True if the engine is known to make many errors; the note then carries a visible mark. */
  draft: z.boolean(),
})

export const voiceNoteSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** In seconds; null until the audio has been decoded. */
  duration: z.number().nullable(),
  createdAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
  /** IANA name of the time zone the note was recorded in. */
  timezone: z.string(),
  /** The language of the transcript if known, otherwise the one requested at upload, or the one assumed. */
  language: languageSchema.nullable(),
  status: noteStatusSchema,
  /** Set only while the note is being processed. */
  progress: noteProgressSchema.nullable(),
  /**
   * Set only in state `waiting`. `since`: from when what it needs has been missing; `until`: the time before which it
   * is not asked for again.
   */
  waiting: z
    .object({
      code: z.enum(WAITING_CODES),
      message: z.string(),
      since: z.iso.datetime().nullable(),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  /**
   * Set only while the note is being processed: why its stage does not move on. `until`: the latest time at which it is
   * tried again or goes on in another way.
   */
  delay: z.object({ code: z.enum(DELAY_CODES), message: z.string(), until: z.iso.datetime() }).nullable(),
  /** Set only in state `failed`. */
  failure: z.object({ code: z.enum(FAILURE_CODES), message: z.string() }).nullable(),
  /** The whole text, or the text so far during transcription. A list that asks for excerpts gets its beginning. */
  transcription: z.string(),
  /** False if the audio contained no speech; null until that is known. */
  speechFound: z.boolean().nullable(),
  engine: noteEngineSchema.nullable(),
  tags: z.array(z.string()),
  sentiment: sentimentSchema.nullable(),
  sentimentScore: z.int().min(1).max(5).nullable(),
  /** Whether the text has changed since it was analysed. */
  analysisOutdated: z.boolean(),
  /** Where the audio came from: the recorder or an uploaded file. */
  source: z.enum(['recorder', 'upload']),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Whether the end of the recording has not arrived; the device that recorded it may still send it. */
  incomplete: z.boolean(),
  /** Whether `/audio` and `/peaks` can be fetched. */
  audioReady: z.boolean(),
  /**
   * Set once retention has deleted the recording while the note stayed: when, and whether by the choice of the note's owner
   * or by the server's ceiling.
   */
  audioDeleted: z.object({ at: z.iso.datetime(), by: z.enum(DELETED_BY) }).nullable(),
  /**
   * What retention is about to delete, when (at the earliest) and by whose rule: the recording, or the whole note. Null if
   * that is more than a week away, and for somebody else's note. Left out of lists and events.
   */
  deletion: z
    .object({ at: z.iso.datetime(), kind: z.enum(RETENTION_KINDS), by: z.enum(DELETED_BY) })
    .nullable()
    .optional(),
  /** Changes whenever the recording has changed; null while the new one is prepared. */
  audioVersion: z.string().nullable(),
  /** What the user may do with the note: everything with their own, else what its owner allows them. */
  access: noteAccessSchema,
  /** The owner of the note; null for the user's own. */
  owner: personSchema.nullable(),
  /** Addresses of the people the user shares it with; empty for somebody else's note. */
  sharedWith: z.array(z.string()),
  /** How many doubtful follow-ups and events are waiting for an answer; 0 for people who may not answer. */
  toReview: z.int(),
})
export type VoiceNote = z.infer<typeof voiceNoteSchema>

/**
 * What is known about a sentence besides its text. `doubtful`: it looks like a known fault of speech recognition, even
 * after a retry. `estimated`: the engine gave no times. `restored`: the engine gave bare words, and we added capitals
 * and full stops. `unexpected_language`: it is in another language than was expected, and nothing shows that this one
 * was spoken.
 */
const SENTENCE_MARKS = ['doubtful', 'estimated', 'restored', 'unexpected_language'] as const
export type SentenceMark = (typeof SENTENCE_MARKS)[number]

/** A sentence of a transcript. Times are in seconds from the beginning of the note. */
export const sentenceSchema = z.object({
  index: z.int(),
  start: z.number(),
  end: z.number(),
  text: z.string(),
  /** Index of its segment, from 0. Set only during transcription, when segments finish in any order. */
  segment: z.int().optional(),
  /** Left out if there are none. */
  marks: z.array(z.enum(SENTENCE_MARKS)).optional(),
  /** The language that was expected of a sentence marked `unexpected_language`. */
  expectedLanguage: languageSchema.optional(),
  /** Words of the text that the engine itself was unsure of, as they are written. Left out if there are none. */
  doubtfulWords: z.array(z.string()).optional(),
  /**
   * When each word begins, in seconds from the sentence's start; words are what white space separates. Left out if the
   * engine did not say, and of no use if a correction has changed the number of words.
   */
  wordStarts: z.array(z.number()).optional(),
  /**
   * The number of the speaker of the sentence, from 1. It is not stored with the sentence, but follows from the turns
   * of speakers.
   */
  speaker: z.int().optional(),
})
export type Sentence = z.infer<typeof sentenceSchema>

/** Why nobody could tell who speaks in a note: the model is gone, or it failed. */
export const SPEAKER_FAILURES = ['no_model', 'failed'] as const

/** Who speaks in a note. */
export const speakersSchema = z.object({
  /** `waiting`: the speakers are being told apart; what is known of an earlier attempt is shown meanwhile. */
  status: z.enum(['waiting', 'found', 'failed']),
  /** Set only in state `failed`. */
  failure: z.enum(SPEAKER_FAILURES).nullable(),
  /** In the order of their numbers. */
  list: z.array(
    z.object({
      number: z.int(),
      /** Null if nobody has named them. */
      name: z.string().nullable(),
      /** Whether it is the note's owner. */
      isOwner: z.boolean(),
    }),
  ),
})
export type Speakers = z.infer<typeof speakersSchema>
export type Speaker = Speakers['list'][number]

export const transcriptSchema = z.object({
  noteId: z.uuid(),
  /** Counts from 1; each edit and each new transcription adds one. */
  version: z.int(),
  /** The version that stays until this text is complete. Set only while a note that has a text is transcribed again. */
  replaces: z.int().optional(),
  language: languageSchema.nullable(),
  engine: noteEngineSchema.nullable(),
  sentences: z.array(sentenceSchema),
  /** Left out if nobody has tried to tell the speakers apart. */
  speakers: speakersSchema.optional(),
})
export type Transcript = z.infer<typeof transcriptSchema>

/** IANA name of a time zone, such as `Europe/Paris`. */
export const timezoneSchema = text({ max: 64 }).refine((name) => isTimeZone(name), { error: 'unknown_time_zone' })

export type NoteSort = (typeof NOTE_SORTS)[number]

/** How much of each text the list of notes contains. */
const NOTE_LIST_TEXTS = ['whole', 'excerpt'] as const
export type NoteListText = (typeof NOTE_LIST_TEXTS)[number]

/** The fields sent beside the file in the multipart form. All are optional and come in any order. */
export const uploadFieldsSchema = z.object({
  /** `auto`: the engine detects it. Left out: the language of the interface. */
  language: languageSchema.or(z.literal('auto')).optional(),
  timezone: timezoneSchema.optional(),
  /** A time that is still to come counts as now: clocks of devices can be wrong. */
  recordedAt: moment.optional(),
  source: z.enum(['recorder', 'upload']).optional(),
  /** The live captions recorded along with the audio, one line per utterance. */
  captions: text({ max: MAX_CAPTIONS_LENGTH }).optional(),
  /** How many people speak. If it is left out, this is found by comparing their voices, if a model for that is installed. */
  speakers: integerInAddress({ min: 1, max: MAX_SPEAKERS }).optional(),
})
export type UploadFields = z.infer<typeof uploadFieldsSchema>

function isTimeZone(name: string): boolean {
  try {
    // A formatter made once is kept; making one takes longer than many a request.
    dateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const noteParams = z.object({ id })
const tag = 'Voice notes'

export const createNote = defineCall({
  method: 'POST',
  path: '/api/voice-notes',
  access: 'user',
  summary:
    'Store a recording (multipart: audio, language, timezone, recordedAt, speakers, captions); answers once it is stored durably',
  tag,
  status: 201,
  consumes: 'multipart/form-data',
  output: voiceNoteSchema,
  errors: [
    'bad_request',
    'file_missing',
    'file_empty',
    'file_too_large',
    'unsupported_audio',
    'upload_interrupted',
    'no_room',
    'note_limit_reached',
    'too_many_requests',
  ],
})

export const listNotes = defineCall({
  method: 'GET',
  path: '/api/voice-notes',
  access: 'user',
  summary:
    'One page of notes, by default the last recorded first; `Link` has the next page, `X-Total-Count` the total number',
  tag,
  status: 200,
  query: z.object({
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
    /** `newest` and `oldest` go by `recordedAt`. */
    sort: z.enum(NOTE_SORTS).default('newest'),
    text: z.enum(NOTE_LIST_TEXTS).default('whole'),
    tag: text({ min: 1, max: TAG_LIMITS.length }).optional(),
    sentiment: sentimentSchema.optional(),
    language: languageSchema.optional(),
    /** Recorded at or after `from`, and before `to`. */
    from: moment.optional(),
    to: moment.optional(),
  }),
  output: z.array(voiceNoteSchema),
  errors: ['bad_request'],
})

export const listTags = defineCall({
  method: 'GET',
  path: '/api/voice-notes/tags',
  access: 'user',
  summary: 'The tags of the user’s notes, most frequent first',
  tag,
  status: 200,
  output: z.array(z.object({ tag: z.string(), notes: z.int() })),
  errors: [],
})

export const findReadable = defineCall({
  method: 'POST',
  path: '/api/voice-notes/readable',
  access: 'user',
  summary: 'Which of these notes the user can still read; a device asks this about its offline copies',
  tag,
  status: 200,
  body: z.object({ ids: z.array(id).min(1).max(MAX_CHECKED_NOTES) }),
  output: z.object({ ids: z.array(z.uuid()) }),
  errors: [],
})

export const getNote = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id',
  access: 'user',
  summary: 'One note',
  tag,
  status: 200,
  params: noteParams,
  output: voiceNoteSchema,
  errors: ['note_not_found'],
})

export const getTranscript = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/transcript',
  access: 'user',
  summary:
    'The transcript as sentences with their times: the newest, those so far during transcription, or an old version',
  tag,
  status: 200,
  params: noteParams,
  query: z.object({ version: integerInAddress({ min: 1 }).optional() }),
  output: transcriptSchema,
  errors: ['note_not_found', 'not_found'],
})

export const retryNote = defineCall({
  method: 'POST',
  path: '/api/voice-notes/:id/retry',
  access: 'user',
  summary: 'Resume a failed or waiting note after its last finished stage',
  tag,
  status: 202,
  params: noteParams,
  output: voiceNoteSchema,
  errors: ['note_not_found', 'note_busy', 'too_many_requests'],
})

export const deleteNote = defineCall({
  method: 'DELETE',
  path: '/api/voice-notes/:id',
  access: 'user',
  summary: 'Delete a note with its audio, text, tasks and events',
  tag,
  status: 204,
  params: noteParams,
  errors: ['note_not_found'],
})
