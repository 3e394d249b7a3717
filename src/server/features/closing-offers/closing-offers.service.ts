import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publishToOthers } from '#server/events/event-bus.ts'
import { setCompletion } from '#server/features/follow-ups/follow-ups.service.ts'
import { holdNote } from '#server/features/notifications/notify.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { ClosingOffer } from '#shared/contract/closing-offers.ts'
import { requireOwner } from './closing-offers.policy.ts'
import * as queries from './closing-offers.queries.ts'

/** Lists the open offers for the user's pending follow-ups, newest first. */
export async function listClosingOffers(context: Context, user: SessionUser): Promise<ClosingOffer[]> {
  return (await queries.listOpenOffers(context.db, user.id)).map(present)
}

/**
 * Answers an offer. Accepting completes its follow-up; withdrawing the acceptance makes it pending again.
 * @throws AppError closing_offer_not_found
 */
export async function answerClosingOffer(
  context: Context,
  user: SessionUser,
  id: string,
  state: ClosingOffer['state'],
): Promise<ClosingOffer> {
  return context.db.transaction(async (tx) => {
    const offer = requireOwner(user, await queries.findOffer(tx, id))
    if (offer.state === state) return present(offer)
    const { followUpNoteId: noteId } = offer
    if (noteId !== null && !(await holdNote(tx, noteId))) throw new AppError('closing_offer_not_found')
    // The follow-up first, as its deletion locks it before its offers.
    if (state === 'accepted') await setCompletion(tx, offer.followUpId, true)
    else if (offer.state === 'accepted') await setCompletion(tx, offer.followUpId, false)
    await queries.updateOffer(tx, id, { state, answeredAt: state === 'open' ? null : new Date() })
    if (noteId !== null) await publishToOthers(tx, { type: 'note', userId: user.id, noteId }, user.id)
    return present({ ...offer, state })
  })
}

function present({ id, followUpId, followUpTitle, noteId, noteTitle, evidence, state }: queries.OfferWithTitles) {
  return {
    id,
    evidence,
    state,
    followUp: { id: followUpId, title: followUpTitle },
    note: { id: noteId, title: noteTitle },
  } satisfies ClosingOffer
}
