import { z } from 'zod'
import { MAX_VOCABULARY_TERMS, TERM_LENGTH } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { id, trimmedText } from './kinds.ts'

const termSchema = trimmedText(TERM_LENGTH)

/** Names and terms of one user, as they are to be written, in the order in which they were added. */
export const vocabularySchema = z.object({
  terms: z.array(termSchema).max(MAX_VOCABULARY_TERMS),
})
export type Vocabulary = z.infer<typeof vocabularySchema>

export const getVocabulary = defineCall({
  method: 'GET',
  path: '/api/vocabulary',
  access: 'user',
  summary: 'The user’s names and terms',
  tag: 'Vocabulary',
  status: 200,
  output: vocabularySchema,
  errors: [],
})

export const putVocabulary = defineCall({
  method: 'PUT',
  path: '/api/vocabulary',
  access: 'user',
  summary: 'Replace the user’s names and terms; one that stands there twice is kept once',
  tag: 'Vocabulary',
  status: 200,
  body: vocabularySchema,
  output: vocabularySchema,
  errors: [],
})

export const addTerm = defineCall({
  method: 'POST',
  path: '/api/vocabulary/terms',
  access: 'user',
  summary: 'Add a name or term; one that is there in other capitals is written anew',
  tag: 'Vocabulary',
  status: 200,
  body: z.object({ term: termSchema }),
  output: vocabularySchema,
  errors: ['vocabulary_full'],
})

export const removeTerm = defineCall({
  method: 'DELETE',
  path: '/api/vocabulary/terms',
  access: 'user',
  summary: 'Remove a name or term, written exactly so; one that is not there is no error',
  tag: 'Vocabulary',
  status: 200,
  query: z.object({ term: termSchema }),
  output: vocabularySchema,
  errors: [],
})

/** `stopped`: it went wrong for good; what was changed by then can be taken back. */
export const TERM_USE_STATES = ['applying', 'applied', 'undoing', 'undone', 'stopped'] as const

const termUseSchema = z.object({
  applyId: z.uuid(),
  term: z.string(),
  /** What stood in its place; null where only what is almost the term was put right. */
  instead: z.string().nullable(),
  state: z.enum(TERM_USE_STATES),
  /** Notes to be looked at while it is applied or taken back, and those that were. */
  total: z.int(),
  looked: z.int(),
  /** Notes whose text was changed, and those in which that was taken back. */
  notes: z.int(),
  takenBack: z.int(),
  createdAt: z.iso.datetime(),
})
export type TermUse = z.infer<typeof termUseSchema>

export const listTermUses = defineCall({
  method: 'GET',
  path: '/api/vocabulary/uses',
  access: 'user',
  summary: 'The last times that a term was put right in the texts there are, newest first, with how far each has come',
  tag: 'Vocabulary',
  status: 200,
  output: z.object({ uses: z.array(termUseSchema) }),
  errors: [],
})

export const applyTerm = defineCall({
  method: 'POST',
  path: '/api/vocabulary/apply',
  access: 'user',
  summary:
    'Begin to put a term right in the texts there are, each change a new version; notes being worked on are passed over',
  tag: 'Vocabulary',
  status: 202,
  body: z.object({
    term: termSchema,
    /** What stood in its place, written exactly so. */
    instead: termSchema.optional(),
  }),
  output: termUseSchema,
  errors: [],
})

export const undoTerm = defineCall({
  method: 'POST',
  path: '/api/vocabulary/apply/:id/undo',
  access: 'user',
  summary: 'Begin to take the changes of such an act back; what a person has changed since stays as it is',
  tag: 'Vocabulary',
  status: 202,
  params: z.object({ id }),
  output: termUseSchema,
  errors: ['not_found'],
})
