import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_SEARCH_LENGTH, PAGE_SIZE } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { cursor, integerInAddress, trimmedText } from './kinds.ts'
import { personSchema } from './note-access.ts'

/** A match in a text, from character `start` up to but excluding character `end`. */
const rangeSchema = z.object({ start: z.int().min(0), end: z.int().min(0) })
export type Range = z.infer<typeof rangeSchema>

/** A text with the matches of the search in it. */
const markedSchema = z.object({ text: z.string(), ranges: z.array(rangeSchema) })

/** A note that contains all the words, in its title, tags, follow-ups or transcript. */
export const searchResultSchema = z.object({
  noteId: z.uuid(),
  title: markedSchema,
  /** The owner of the note; null for the user's own. */
  owner: personSchema.nullable(),
  recordedAt: z.iso.datetime(),
  /** In seconds; null until the audio has been decoded. */
  duration: z.number().nullable(),
  language: languageSchema.nullable(),
  /** The sentence with the most matches; null if none has any. Times are in seconds from the beginning of the note. */
  sentence: markedSchema.extend({ index: z.int().min(0), start: z.number(), end: z.number() }).nullable(),
  /** The number of sentences with at least one match. */
  sentences: z.int().min(0),
  /** Only those with a match. */
  tags: z.array(markedSchema),
  /** Only those with a match. */
  tasks: z.array(markedSchema.extend({ id: z.uuid() })),
})
export type SearchResult = z.infer<typeof searchResultSchema>

const searchAnswerSchema = z.object({
  results: z.array(searchResultSchema),
  /**
   * Words that are in no note, and the words that were searched for instead, as the notes spell them; empty if all are
   * in some note.
   */
  instead: z.array(z.object({ typed: z.string(), words: z.array(z.string()) })),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const searchNotes = defineCall({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary:
    'Notes of the user, or shared with them, with all the words, best match first; the last word may be incomplete, and a word that is in no note stands for those it resembles; `Link` has the next page',
  tag: 'Search',
  status: 200,
  query: z.object({
    q: trimmedText({ min: 1, max: MAX_SEARCH_LENGTH }),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
    /** Whether to search for the words only as they are typed. */
    exact: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  }),
  output: searchAnswerSchema,
  errors: ['bad_request'],
})
