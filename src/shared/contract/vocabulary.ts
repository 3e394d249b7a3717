import { z } from 'zod'
import { MAX_VOCABULARY_TERMS, TERM_LENGTH } from '#shared/limits.ts'
import { defineCall } from './call.ts'

/** Names and terms of one user, as they are to be written, in the order in which they were added. */
export const vocabularySchema = z.object({
  terms: z.array(z.string().trim().min(TERM_LENGTH.min).max(TERM_LENGTH.max)).max(MAX_VOCABULARY_TERMS),
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
