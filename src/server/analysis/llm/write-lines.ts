import type { Line } from './split-parts.ts'

/** Explains the lines that name a speaker. Empty for a text with one speaker. */
export function explainSpeakers(lines: readonly Line[]): string {
  const isOfSeveral = lines.some(({ speaker }) => speaker !== undefined)
  return isOfSeveral
    ? ' A line between dashes, such as "— Ana —", is no part of it: it names who speaks from there on. "Me" is whoever says the sentence.'
    : ''
}

/** Writes a part of a transcript for a prompt: one numbered sentence per line, and a line for each change of speaker. */
export function writeLines(lines: readonly Line[]): string[] {
  return lines.flatMap(({ sentence, text, speaker }, at) => {
    const isNew = speaker !== undefined && speaker !== lines[at - 1]?.speaker
    return [...(isNew ? [`— ${speaker} —`] : []), `[${sentence.index}] ${text}`]
  })
}
