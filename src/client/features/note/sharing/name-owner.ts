import { ME } from '#shared/commitment.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'

/**
 * Adds the owner's name to a follow-up from somebody else's note, where the follow-up only says that its person is the
 * speaker.
 */
export function nameOwner(followUp: NoteFollowUp, owner: { name: string; email: string } | null): NoteFollowUp {
  if (owner === null) return followUp
  const nameOf = (person: string | null) => (person === ME ? owner.name || owner.email : person)
  return { ...followUp, who: nameOf(followUp.who), counterpart: nameOf(followUp.counterpart) }
}
