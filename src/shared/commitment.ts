/** Which way a promise goes: the speaker owes it to somebody, or somebody owes it to the speaker. */
const DIRECTIONS = ['i_owe', 'owed_to_me'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Stands for the speaker wherever a name would. */
export const ME = 'me'

interface Promised {
  /** Who is to do it: a name, `me`, or null where nobody was named. */
  who: string | null
  /** To whom it was promised: a name, `me`, or null. */
  counterpart: string | null
}

/** The direction of a task; null for one that the speaker owes nobody, or that is between others. */
export function directionOf({ who, counterpart }: Promised): Direction | null {
  if (who === ME) return counterpart === null || counterpart === ME ? null : 'i_owe'
  return counterpart === ME ? 'owed_to_me' : null
}

/** With whom a commitment is; null where it is none, or with nobody named. */
export function partnerOf(promised: Promised): string | null {
  const direction = directionOf(promised)
  if (direction === null) return null
  return direction === 'i_owe' ? promised.counterpart : promised.who
}
