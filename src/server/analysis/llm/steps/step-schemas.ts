import { z } from 'zod'
import { PRIORITIES } from '#shared/choices.ts'

// Every answer is short, because a small model loses the thread of a long one.

const found = z.object({ sentence: z.number().int(), quote: z.string().max(240) })

/** Which findings of the rules stay, and what they missed. */
export const findingsSchema = z.object({
  drop: z.array(z.number().int()).max(12),
  more: z.array(found).max(6),
})
export type Findings = z.infer<typeof findingsSchema>

/** A follow-up in the note's words. */
export const followUpSchema = z.object({
  title: z.string().max(120),
  who: z.string().max(60).nullable(),
  counterpart: z.string().max(60).nullable(),
  dateWords: z.string().max(120).nullable(),
  priority: z.enum(PRIORITIES),
})

/** An event in the note's words. */
export const eventSchema = z.object({
  title: z.string().max(120),
  dateWords: z.string().max(120).nullable(),
  place: z.string().max(80).nullable(),
  people: z.array(z.string().max(60)).max(6),
})

/** What the whole part is about. */
export const gistSchema = z.object({
  title: z.string().max(100),
  summary: z.string().max(700),
  names: z.array(z.string().max(60)).max(12),
  tags: z.array(z.string().max(40)).max(7),
  sentimentScore: z.number().int(),
})
