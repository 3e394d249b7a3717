import type { Sentence, Speaker } from '#shared/contract/notes.ts'

/** Returns whether speakers are shown: a single person whom nobody has named is not. */
export function areShown(speakers: readonly Speaker[]): boolean {
  return speakers.length > 1 || speakers.some(({ name }) => name !== null)
}

/**
 * Returns who begins to speak in each group of sentences (a paragraph, a subtitle). Null if nobody new begins there,
 * and everywhere if no speakers are shown.
 */
export function findTurnSpeakers(
  groups: readonly (readonly Sentence[])[],
  speakers: readonly Speaker[] = [],
): Array<Speaker | null> {
  if (!areShown(speakers)) return groups.map(() => null)
  const known = new Map(speakers.map((speaker) => [speaker.number, speaker]))
  let current: number | undefined
  return groups.map(([first]) => {
    const speaker = known.get(first?.speaker ?? 0) ?? null
    if (speaker === null || speaker.number === current) return null
    current = speaker.number
    return speaker
  })
}
