import { z } from 'zod'
import { MAX_VOCABULARY_TERMS, TERM_LENGTH } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { id, trimmedText } from './kinds.ts'

const termSchema = trimmedText(TERM_LENGTH)

/** One user's names and terms in their preferred spelling, in the order in which they were added. */
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
  summary: 'Replace the user’s names and terms; duplicates are stored once',
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
  summary: 'Add a name or term; replaces one that differs only in capitals',
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
  summary: 'Remove a name or term with exactly this spelling; does nothing if there is none',
  tag: 'Vocabulary',
  status: 200,
  query: z.object({ term: termSchema }),
  output: vocabularySchema,
  errors: [],
})

/** `stopped`: it failed for good. The changes made until then can still be undone. */
export const TERM_USE_STATES = ['applying', 'applied', 'undoing', 'undone', 'stopped'] as const

const termUseSchema = z.object({
  applyId: z.uuid(),
  term: z.string(),
  /** The text it replaced; null if only near-misses of the term were corrected. */
  instead: z.string().nullable(),
  state: z.enum(TERM_USE_STATES),
  /** The number of notes to check while applying or undoing, and how many have been checked. */
  total: z.int(),
  looked: z.int(),
  /** The number of notes whose text was changed, and of those where the change was undone. */
  notes: z.int(),
  takenBack: z.int(),
  createdAt: z.iso.datetime(),
})
export type TermUse = z.infer<typeof termUseSchema>

export const listTermUses = defineCall({
  method: 'GET',
  path: '/api/vocabulary/uses',
  access: 'user',
  summary: 'The latest corrections of terms in existing notes with their progress, newest first',
  tag: 'Vocabulary',
  status: 200,
  output: z.object({ uses: z.array(termUseSchema) }),
  errors: [],
})

export const applyTerm = defineCall({
  method: 'POST',
  path: '/api/vocabulary/apply',
  access: 'user',
  summary: 'Start correcting a term in existing notes, adding a version to each; skips notes that are being processed',
  tag: 'Vocabulary',
  status: 202,
  body: z.object({
    term: termSchema,
    /** The text it replaces, in exactly this spelling. */
    instead: termSchema.optional(),
  }),
  output: termUseSchema,
  errors: ['too_many_requests'],
})

export const undoTerm = defineCall({
  method: 'POST',
  path: '/api/vocabulary/apply/:id/undo',
  access: 'user',
  summary: 'Start undoing such a correction; keeps what the user has changed since',
  tag: 'Vocabulary',
  status: 202,
  params: z.object({ id }),
  output: termUseSchema,
  errors: ['not_found'],
})
