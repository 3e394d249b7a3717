import { z } from 'zod'
import { QUESTION_LENGTH } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { trimmedText } from './kinds.ts'
import { personSchema } from './note-access.ts'

/** A sentence that an answer rests on. Times are in seconds from the beginning of its note. */
const passageSchema = z.object({
  noteId: z.uuid(),
  noteTitle: z.string(),
  /** The owner of the note; null for the user's own. */
  owner: personSchema.nullable(),
  recordedAt: z.iso.datetime(),
  /** Verbatim from the note. */
  quote: z.string().min(1),
  start: z.number(),
  end: z.number(),
  /** Index of the sentence in the note's newest transcript. */
  sentence: z.int().min(0),
})
export type Passage = z.infer<typeof passageSchema>

export const answerSchema = z.object({
  /** Null if nothing was found. An answer by a language model refers to its passages as `[1]`, counted from 1. */
  answer: z.string().nullable(),
  passages: z.array(passageSchema),
  /** Words that are in no note, as they were typed, and the words that were looked for instead, as the notes spell them. */
  instead: z.array(z.object({ typed: z.string(), words: z.array(z.string()) })),
  /** `builtin`, or the language model as `provider/model`. */
  answeredBy: z.string(),
  /** The model on this server that can write an answer to the same question, asked with `patient`; null if there is none. */
  writer: z.string().nullable(),
})
export type Answer = z.infer<typeof answerSchema>

export const askNotes = defineCall({
  method: 'POST',
  path: '/api/ask',
  access: 'premium',
  summary: 'An answer from the notes of the user and those shared with them, with the sentences it rests on',
  tag: 'Search',
  status: 200,
  body: z.object({
    question: trimmedText(QUESTION_LENGTH),
    /** Whether to wait for the model on this server, which takes up to a minute; quotes come at once. */
    patient: z.boolean().default(false),
    /** Whether to look for the words only as they are typed. */
    exact: z.boolean().default(false),
  }),
  output: answerSchema,
  errors: ['too_many_requests'],
})
