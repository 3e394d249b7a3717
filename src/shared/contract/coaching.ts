import { z } from 'zod'
import { defineCall } from './call.ts'

/** The specification's four categories, in its order. */
export const COACHING_CATEGORIES = ['productivity', 'communication', 'decisionMaking', 'leadership'] as const
export type CoachingCategory = (typeof COACHING_CATEGORIES)[number]

/** The place in a note that shows an insight. */
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
  /** The observation, with its numbers. */
  text: z.string().min(1),
  evidence: z.array(coachingEvidenceSchema),
  /** One concrete thing to do. */
  tryThis: z.string().min(1),
})
export type CoachingInsight = z.infer<typeof coachingInsightSchema>

/** An object with the same schema for each category. */
function byCategory<S extends z.ZodType>(of: S) {
  return z.object({ productivity: of, communication: of, decisionMaking: of, leadership: of })
}

export const coachingInsightsSchema = byCategory(z.array(z.string())).extend({
  /** The same insights with their evidence. */
  details: byCategory(z.array(coachingInsightSchema)),
  /** The number of finished notes with speech that the insights come from. */
  notes: z.int().min(0),
  /** The number of notes needed; with fewer, all lists are empty. */
  needed: z.int(),
})
export type CoachingInsights = z.infer<typeof coachingInsightsSchema>

export const getCoachingInsights = defineCall({
  method: 'GET',
  path: '/api/coaching-insights',
  access: 'premium',
  summary: 'Insights into how the user works, from the notes of the last months; up to five per category',
  tag: 'Coaching',
  status: 200,
  output: coachingInsightsSchema,
  errors: [],
})
