import { acrossPacks } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'

/** A word, number or punctuation mark of a text; `start` and `end` are offsets in the text. */
export interface Token {
  /** Lower case, without accents, with plain apostrophes; for comparison, never for display. */
  folded: string
  start: number
  end: number
  /** Whether there is no space between it and the token before. */
  glued: boolean
}

/** Splits contractions with an apostrophe into words in every language, since a text may quote any of them. */
const patternOf = acrossPacks((packs) => {
  const all = (part: 'whole' | 'before' | 'after') =>
    packs.flatMap(({ speech }) => speech.apostrophes[part] || []).join('|')
  const words = [`(?:${all('before')})['’](?=\\p{L})`, '[\\p{L}\\p{M}]+', `['’](?:${all('after')})\\b`]
  return new RegExp([all('whole'), ...words, '\\p{N}+', '[^\\s\\p{L}\\p{N}\\p{Cf}]'].join('|'), 'giu')
})

/** Cuts a text into tokens. Hyphens between letters only separate ("week-end" is two tokens). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of text.matchAll(patternOf())) {
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
