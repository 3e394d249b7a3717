import type { Sentence, Speaker } from '#shared/contract/notes.ts'

/**
 * Returns who begins to speak in each group of sentences (a paragraph, a subtitle). Null if nobody new begins there,
 * and everywhere if only one person speaks whom nobody has named.
 */
export function findTurnSpeakers(
  groups: readonly (readonly Sentence[])[],
  speakers: readonly Speaker[] = [],
): Array<Speaker | null> {
  const [only] = speakers
  if (!only || (speakers.length === 1 && only.name === null)) return groups.map(() => null)
  const known = new Map(speakers.map((speaker) => [speaker.number, speaker]))
  let current: number | undefined
  return groups.map(([first]) => {
    const speaker = known.get(first?.speaker ?? 0) ?? null
    if (speaker === null || speaker.number === current) return null
    current = speaker.number
    return speaker
  })
}
