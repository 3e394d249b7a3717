import type { ListedNote } from './visitor.ts'

/**
 * Lists what is wrong with a user's notes after a campaign in which all recordings have the same text; one line each.
 */
export function findFaults(notes: readonly ListedNote[], acknowledged: number, said: string): string[] {
  const faults = notes.flatMap(({ id, status, transcription }) =>
    status === 'ready' && transcription === said ? [] : [`note ${id} is ${status} and says «${transcription}»`],
  )
  if (notes.length !== acknowledged)
    faults.push(`${acknowledged} uploads were acknowledged, ${notes.length} notes are there`)
  return faults
}
