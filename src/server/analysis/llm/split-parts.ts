import type { Sentence, Speaker } from '#shared/contract/notes.ts'

/** A line of the transcript as sent to the model: a sentence, or a piece of one that is too long for a request. */
export interface Line {
  sentence: Sentence
  text: string
  /** The person who says it; omitted if unknown. */
  speaker?: string
}

/** The number of characters around a line's text: its number and brackets. */
const LINE_OVERHEAD = 10

/** Tokens that are reserved for instructions and answer; half of a small context. */
const RESERVED_TOKENS = 8000
/** Characters per token of text in our languages. The value is cautious: models use a token for about four. */
const CHARACTERS_PER_TOKEN = 3

/** Returns how many characters of a text fit into one request. */
export function charactersFor(contextTokens: number): number {
  return (contextTokens - Math.min(RESERVED_TOKENS, contextTokens / 2)) * CHARACTERS_PER_TOKEN
}

/**
 * Cuts a transcript between sentences into parts of a maximum length, which cover all of it in order.
 * @param speakers the people who say the sentences; empty if one person speaks
 */
export function splitParts(
  sentences: readonly Sentence[],
  longest: number,
  speakers: readonly Speaker[] = [],
): Line[][] {
  const names = new Map(speakers.map(({ number, name }) => [number, name ?? `Speaker ${number}`]))
  const parts: Line[][] = []
  let part: Line[] = []
  let length = 0
  for (const sentence of sentences) {
    const speaker = names.get(sentence.speaker ?? 0)
    // A change of speaker takes a line of its own.
    length += speaker === part.at(-1)?.speaker ? 0 : (speaker?.length ?? 0) + LINE_OVERHEAD
    for (const text of cutText(sentence.text, longest - LINE_OVERHEAD)) {
      if (part.length > 0 && length + text.length + LINE_OVERHEAD > longest) {
        parts.push(part)
        part = []
        length = 0
      }
      part.push({ sentence, text, ...(speaker === undefined ? {} : { speaker }) })
      length += text.length + LINE_OVERHEAD
    }
  }
  if (part.length > 0) parts.push(part)
  return parts
}

/** Cuts a text into pieces, between words where possible. */
function cutText(text: string, longest: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest - 1)
    const inPair = /[\uD800-\uDBFF]/.test(rest.charAt(longest - 1))
    const at = space > 0 ? space + 1 : longest - (inPair ? 1 : 0)
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest]
}
