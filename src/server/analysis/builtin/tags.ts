import type { Language } from '#shared/languages.ts'
import { WORD_LEXICONS } from './lexicon/all.ts'
import type { WordLexicon } from './lexicon/word-lexicon.ts'
import { topicRuns } from './topics.ts'

const MOST_TAGS = 7
const LONGEST_TAG_WORDS = 3
/** What is to be done or to come says more of the subject than the rest. */
const MATTER_WEIGHT = 2

interface Phrase {
  text: string
  weight: number
  words: number
}

/** What the note is about: up to seven phrases; `matters` are the texts of its tasks, events and decisions. */
export function findTags(texts: readonly string[], matters: readonly string[], lexicon: WordLexicon): string[] {
  return rankPhrases(
    [...texts.map((text) => ({ text, weight: 1 })), ...matters.map((text) => ({ text, weight: MATTER_WEIGHT }))],
    lexicon,
    MOST_TAGS,
  )
}

/** The phrases of some texts that weigh most, none within another. */
export function findPhrases(texts: readonly string[], language: Language, most: number): string[] {
  return rankPhrases(
    texts.map((text) => ({ text, weight: 1 })),
    WORD_LEXICONS[language],
    most,
  )
}

function rankPhrases(texts: readonly { text: string; weight: number }[], lexicon: WordLexicon, most: number): string[] {
  const phrases = new Map<string, Phrase>()
  for (const { text, weight } of texts) {
    for (const run of topicRuns(text, lexicon)) {
      for (let size = 1; size <= Math.min(run.length, LONGEST_TAG_WORDS); size++) {
        for (let at = 0; at + size <= run.length; at++) {
          const words = run.slice(at, at + size)
          if (!words[0]?.nounlike && size > 1) continue
          const key = words.map(({ folded }) => folded).join(' ')
          const known = phrases.get(key) ?? {
            text: words
              .map((word) => word.text)
              .join(' ')
              .toLowerCase(),
            weight: 0,
            words: size,
          }
          known.weight += weight * (words.every(({ nounlike }) => nounlike) ? 1 : 0.3)
          phrases.set(key, known)
        }
      }
    }
  }
  const ranked = [...phrases.values()].sort((a, b) => rank(b) - rank(a))
  const tags: string[] = []
  for (const { text } of ranked) {
    if (!tags.some((tag) => tag.includes(text) || text.includes(tag))) tags.push(text)
    if (tags.length === most) break
  }
  return tags
}

function rank({ text, weight, words }: Phrase): number {
  return weight * (words === 1 ? 1 : words === 2 ? 1.1 : 0.9) + Math.min(text.length, 12) / 30
}
