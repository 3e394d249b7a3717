import { ME } from '#shared/commitment.ts'
import type { NoteTask } from '#shared/contract/analysis.ts'

/** Names the owner of somebody else's note in a task, where the task itself only says that it is the speaker. */
export function nameOwner(task: NoteTask, owner: { name: string; email: string } | null): NoteTask {
  if (owner === null) return task
  const nameOf = (person: string | null) => (person === ME ? owner.name || owner.email : person)
  return { ...task, who: nameOf(task.who), counterpart: nameOf(task.counterpart) }
}
