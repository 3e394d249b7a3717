import { fold } from '#server/text/fold.ts'

/** A word, number or sign of a text; `start` and `end` are offsets in the text. */
export interface Token {
  /** Lower case, without accents, with plain apostrophes; for comparing, never for showing. */
  folded: string
  start: number
  end: number
  /** Whether it follows the token before it without a space. */
  glued: boolean
}

// French elisions ("l'acompte", "d'ici") and English suffixes ("today's", "we'll") are words of their own.
const TOKEN =
  /aujourd['’]hui|o['’]clock|\p{L}+n['’]t\b|(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})|[\p{L}\p{M}]+|['’](?:s|ll|re|ve|d|m)\b|\p{N}+|[^\s\p{L}\p{N}\p{Cf}]/giu

/** Cuts a text into tokens; hyphens between letters only separate ("week-end" is two tokens). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index
    const end = start + match[0].length
    const folded = fold(match[0])
    const hyphen =
      folded === '-' &&
      start === previousEnd &&
      /\p{L}/u.test(text.charAt(end)) &&
      /\p{L}/u.test(text.charAt(start - 1))
    if (!hyphen) tokens.push({ folded, start, end, glued: start === previousEnd })
    previousEnd = end
  }
  return tokens
}
