/** The direction of a promise: the speaker owes it to somebody, or somebody owes it to the speaker. */
const DIRECTIONS = ['i_owe', 'owed_to_me'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Stands for the speaker in place of a name. */
export const ME = 'me'

interface Promised {
  /** The person who has to do it: a name, `me`, or null if nobody was named. */
  who: string | null
  /** The person it was promised to: a name, `me`, or null. */
  counterpart: string | null
}

/** Returns the direction of a follow-up; null for one that the speaker owes nobody, or that is between other people. */
export function directionOf({ who, counterpart }: Promised): Direction | null {
  if (who === ME) return counterpart === null || counterpart === ME ? null : 'i_owe'
  return counterpart === ME ? 'owed_to_me' : null
}

/**
 * Returns whether a follow-up is the reader's to do: either nobody else was named and it isn't assigned to somebody
 * else, or it is assigned to them.
 */
export function isMine({
  who,
  assignee,
  owner,
}: Pick<Promised, 'who'> & { assignee: unknown; owner: unknown }): boolean {
  if (owner !== null) return true
  return assignee === null && (who === null || who === ME)
}

/** Returns the other person in a commitment; null if it is not a commitment or nobody is named. */
export function partnerOf(promised: Promised): string | null {
  const direction = directionOf(promised)
  if (direction === null) return null
  return direction === 'i_owe' ? promised.counterpart : promised.who
}
