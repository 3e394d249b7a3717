import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'

/** Who has a follow-up and to whom it was promised, in the words of the person who said so: a name, `me`, or null. */
export interface Promised {
  who: string | null
  counterpart: string | null
}

/** The speaker of a statement in a note of several people. */
export interface SpokenBy {
  /** Null if nobody has named them. */
  name: string | null
  /** Whether it is the note's owner. */
  isOwner: boolean
}

/**
 * Returns who has a follow-up from the point of view of the note's owner: "I" and "me" are the name of the speaker, and the
 * owner's own name, said by others, is `me`. What an unknown speaker says stays as it was said.
 * @param ownerNames the names by which others call the owner
 */
export function ownSpoken(said: Promised, by: SpokenBy | null, ownerNames: readonly string[]): Promised {
  if (by === null || by.isOwner || by.name === null) return said
  const { name } = by
  const called = ownerNames.map(fold)
  const resolve = (person: string | null) => {
    if (person === ME) return name
    return person !== null && called.includes(fold(person)) ? ME : person
  }
  const [who = null, counterpart = null] = [said.who, said.counterpart].map(resolve)
  // Nobody promises something to themselves.
  return { who, counterpart: counterpart === who ? null : counterpart }
}
