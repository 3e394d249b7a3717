import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_SEARCH_LENGTH, PAGE_SIZE } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { cursor, integerInAddress, trimmedText } from './kinds.ts'

/** What was found in a text: from its letter `start` up to, without, its letter `end`. */
const rangeSchema = z.object({ start: z.int().min(0), end: z.int().min(0) })
export type Range = z.infer<typeof rangeSchema>

/** A text with the words that were searched for. */
const markedSchema = z.object({ text: z.string(), ranges: z.array(rangeSchema) })

/** A note in which all words were found: in its title, its tags, its tasks or what was said. */
export const searchResultSchema = z.object({
  noteId: z.uuid(),
  title: markedSchema,
  recordedAt: z.iso.datetime(),
  /** Seconds; null until the audio was decoded. */
  duration: z.number().nullable(),
  language: languageSchema.nullable(),
  /** The sentence that holds most of the words; null where none holds any. Times in seconds from the note's beginning. */
  sentence: markedSchema.extend({ index: z.int().min(0), start: z.number(), end: z.number() }).nullable(),
  /** How many sentences hold any of the words. */
  sentences: z.int().min(0),
  /** Only those in which a word was found. */
  tags: z.array(markedSchema),
  /** Only those in which a word was found. */
  tasks: z.array(markedSchema.extend({ id: z.uuid() })),
})
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchNotes = defineCall({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary:
    'Own notes that hold all the words, the best first; the last word may be unfinished; the next page in `Link`',
  tag: 'Search',
  status: 200,
  query: z.object({
    q: trimmedText({ min: 1, max: MAX_SEARCH_LENGTH }),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
  }),
  output: z.array(searchResultSchema),
  errors: ['bad_request'],
})
