import { ME } from '#shared/commitment.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'

/** Names the owner of somebody else's note in a follow-up, where the follow-up itself only says that it is the speaker. */
export function nameOwner(followUp: NoteFollowUp, owner: { name: string; email: string } | null): NoteFollowUp {
  if (owner === null) return followUp
  const nameOf = (person: string | null) => (person === ME ? owner.name || owner.email : person)
  return { ...followUp, who: nameOf(followUp.who), counterpart: nameOf(followUp.counterpart) }
}
