import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventBus } from '#server/events/event-bus.ts'
import type { BusEvent } from '#server/events/signal.ts'
import { whenClosed } from './when-closed.ts'

interface Watch {
  /** The user whose events may end the access. */
  userId: string
  /** Returns whether access may have ended with an event; after a gap it always may have. */
  mayEnd: (event: BusEvent) => boolean
  /** Throws once access has ended. */
  check: () => Promise<unknown>
}

/**
 * Cuts the answer to a request as soon as access to what it sends ends, whichever process ends it: a player reads a
 * long recording for as long as it plays. Call it before checking access, so that no end is missed in between.
 */
export function cutWhenAccessEnds(
  events: Pick<EventBus, 'subscribe'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, mayEnd, check }: Watch,
): void {
  const unsubscribe = events.subscribe(userId, (event) => {
    // A check that fails for another reason cuts the answer as well: nobody can tell, and a player requests again what it lacks.
    if (event.type === 'gap' || mayEnd(event)) check().catch(() => void request.raw.destroy())
  })
  whenClosed(reply.raw, unsubscribe)
}
