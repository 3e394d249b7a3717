import type { Language } from '#shared/languages.ts'
import { tokenize } from '../text/tokens.ts'
import type { Clause } from './clauses.ts'
import { WORD_LEXICONS } from './lexicon/all.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { wordsOf } from './wording.ts'

const MOST_TAGS = 7
const LONGEST_TAG_WORDS = 3

/** What the note is about: three to seven phrases. */
export function findTags(clauses: readonly Clause[], lexicon: WordLexicon): string[] {
  return rankPhrases(
    clauses.map(({ text }) => text),
    lexicon,
    MOST_TAGS,
  )
}

/** The phrases of some texts that weigh most, none within another. */
export function findPhrases(texts: readonly string[], language: Language, most: number): string[] {
  return rankPhrases(texts, WORD_LEXICONS[language], most)
}

function rankPhrases(texts: readonly string[], lexicon: WordLexicon, most: number): string[] {
  const stop = wordsOf(lexicon.stopWords)
  const counts = new Map<string, { text: string; count: number; words: number }>()
  for (const text of texts) {
    let run: { folded: string; text: string }[] = []
    for (const { folded, start, end } of [...tokenize(text), { folded: '.', start: 0, end: 0 }]) {
      if (/^\p{L}{3,}$/u.test(folded) && !stop.has(folded)) {
        run.push({ folded, text: text.slice(start, end) })
        continue
      }
      for (let size = 1; size <= Math.min(run.length, LONGEST_TAG_WORDS); size++) {
        for (let at = 0; at + size <= run.length; at++) {
          const words = run.slice(at, at + size)
          const key = words.map((word) => word.folded).join(' ')
          const known = counts.get(key) ?? {
            text: words
              .map((word) => word.text)
              .join(' ')
              .toLowerCase(),
            count: 0,
            words: size,
          }
          known.count++
          counts.set(key, known)
        }
      }
      run = []
    }
  }
  const ranked = [...counts].sort(([, a], [, b]) => weight(b) - weight(a))
  const tags: string[] = []
  for (const [, { text, count, words }] of ranked) {
    if (words > 1 && count === 1 && ranked.length > most) continue
    if (!tags.some((tag) => tag.includes(text) || text.includes(tag))) tags.push(text)
    if (tags.length === most) break
  }
  return tags
}

function weight({ text, count, words }: { text: string; count: number; words: number }): number {
  return count * Math.sqrt(words) + Math.min(text.length, 12) / 20
}
