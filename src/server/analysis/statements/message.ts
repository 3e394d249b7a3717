import { perPack } from '#server/languages/per-pack.ts'

/** Minimum share of words that address somebody at which a note is a message. */
const MESSAGE_FROM = 0.03

const addressOf = perPack(
  ({ names }) =>
    new RegExp(`(?<![\\p{L}])(?:${names.secondPerson})(?![\\p{L}])|^(?:${names.greetings})(?![\\p{L}])`, 'gu'),
)

/**
 * Returns a function that tells from a note's folded text whether it is a message to somebody, rather than speech to oneself.
 */
export const isMessage = perPack((pack) => (folded: string): boolean => {
  const words = folded.match(/\p{L}+/gu)?.length ?? 0
  const addressed = folded.match(addressOf(pack))?.length ?? 0
  return addressed > 0 && addressed >= words * MESSAGE_FROM
})
