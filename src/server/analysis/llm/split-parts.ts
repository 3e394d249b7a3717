import type { Sentence } from '#shared/contract/notes.ts'

/** A line of the transcript as the model is given it: a sentence, or a piece of one that is too long for a request. */
export interface Line {
  sentence: Sentence
  text: string
}

/** What stands around a line's text: its number and brackets. */
const LINE_OVERHEAD = 10

/** For instructions and answer, in tokens; of a small context the half. */
const RESERVED_TOKENS = 8000
/** Of text in our languages; careful models count a token for every four. */
const CHARACTERS_A_TOKEN = 3

/** How many characters of a text one request may hold. */
export function charactersFor(contextTokens: number): number {
  return (contextTokens - Math.min(RESERVED_TOKENS, contextTokens / 2)) * CHARACTERS_A_TOKEN
}

/** Cuts a transcript between sentences into parts of at most so many characters; all of it, in order, each once. */
export function splitParts(sentences: readonly Sentence[], longest: number): Line[][] {
  const parts: Line[][] = []
  let part: Line[] = []
  let length = 0
  for (const sentence of sentences) {
    for (const text of cutText(sentence.text, longest - LINE_OVERHEAD)) {
      if (part.length > 0 && length + text.length + LINE_OVERHEAD > longest) {
        parts.push(part)
        part = []
        length = 0
      }
      part.push({ sentence, text })
      length += text.length + LINE_OVERHEAD
    }
  }
  if (part.length > 0) parts.push(part)
  return parts
}

/** Pieces that make up the text, cut between words where there are any. */
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
