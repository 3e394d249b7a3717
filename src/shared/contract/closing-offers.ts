import { z } from 'zod'
import { evidenceSchema } from './analysis.ts'
import { defineCall } from './call.ts'
import { id } from './kinds.ts'

/** The state of an offer to close a follow-up. */
export const CLOSING_STATES = ['open', 'accepted', 'dismissed'] as const
const closingStateSchema = z.enum(CLOSING_STATES)

/** A later note says that a pending follow-up is done. The user decides whether to close it. */
export const closingOfferSchema = z.object({
  id: z.uuid(),
  followUp: z.object({ id: z.uuid(), title: z.string() }),
  /** The note that says the follow-up is done. */
  note: z.object({ id: z.uuid(), title: z.string() }),
  /** The words that say so, and their time. */
  evidence: evidenceSchema,
  state: closingStateSchema,
})
export type ClosingOffer = z.infer<typeof closingOfferSchema>

const tag = 'Follow-ups'

export const listClosingOffers = defineCall({
  method: 'GET',
  path: '/api/closing-offers',
  access: 'premium',
  summary: 'Open offers to close pending tasks that a later note says are done, newest first',
  tag,
  status: 200,
  output: z.array(closingOfferSchema),
  errors: [],
})

export const answerClosingOffer = defineCall({
  method: 'PATCH',
  path: '/api/closing-offers/:id',
  access: 'premium',
  summary:
    'Accept an offer (completes its task), dismiss it, or reopen it (a task completed by accepting is pending again)',
  tag,
  status: 200,
  params: z.object({ id }),
  body: z.object({ state: closingStateSchema }),
  output: closingOfferSchema,
  errors: ['closing_offer_not_found'],
})
