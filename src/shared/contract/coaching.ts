import { z } from 'zod'
import { defineCall } from './call.ts'

/** The specification's four categories, in its order. */
export const COACHING_CATEGORIES = ['productivity', 'communication', 'decisionMaking', 'leadership'] as const
export type CoachingCategory = (typeof COACHING_CATEGORIES)[number]

/** Where an insight can be heard. */
const coachingEvidenceSchema = z.object({
  noteId: z.uuid(),
  noteTitle: z.string(),
  recordedAt: z.iso.datetime(),
  /** Verbatim from the note. */
  quote: z.string().min(1),
  /** Seconds from the note's beginning. */
  start: z.number(),
})
export type CoachingEvidence = z.infer<typeof coachingEvidenceSchema>

const coachingInsightSchema = z.object({
  /** What was seen, with its numbers. */
  text: z.string().min(1),
  evidence: z.array(coachingEvidenceSchema),
  /** One concrete thing to do. */
  tryThis: z.string().min(1),
})
export type CoachingInsight = z.infer<typeof coachingInsightSchema>

/** For each category what `of` gives. */
function byCategory<S extends z.ZodType>(of: S) {
  return z.object({ productivity: of, communication: of, decisionMaking: of, leadership: of })
}

export const coachingInsightsSchema = byCategory(z.array(z.string())).extend({
  /** The same insights with what they rest on. */
  details: byCategory(z.array(coachingInsightSchema)),
  /** Finished notes with speech that they were drawn from. */
  notes: z.int().min(0),
  /** How many there must be; with fewer all lists are empty. */
  needed: z.int(),
})
export type CoachingInsights = z.infer<typeof coachingInsightsSchema>

export const getCoachingInsights = defineCall({
  method: 'GET',
  path: '/api/coaching-insights',
  access: 'premium',
  summary: 'What the notes of the last months show of how their owner works, up to five insights a category',
  tag: 'Coaching',
  status: 200,
  output: coachingInsightsSchema,
  errors: [],
})
