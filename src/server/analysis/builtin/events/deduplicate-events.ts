import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { fold } from '#server/text/fold.ts'

/** Minimum number of meaningful words in the name of an event at the same minute as another. */
const MIN_WORDS = 2

/** An event of a note: the meaningful words of its title, and whether its sentence names a gathering. */
interface Named {
  words: readonly string[]
  gathers: boolean
}

/**
 * Returns a function that tells whether an event is a new one, and remembers it then. One that is mentioned twice is one
 * event. Two at the same minute are two only if their words leave no doubt: "meeting with the board on Tuesday at two, lunch
 * with Ms Ray on Tuesday at two". A single word may be short for the first: "the call".
 */
export function createEventDeduplicator(
  lexicon: WordLexicon,
): (when: Pick<DateMention, 'kind' | 'from'>, title: string, gathers: boolean) => boolean {
  const common = wordsOf(lexicon.stopWords)
  const stated = new Map<string, Named[]>()
  return ({ kind, from }, title, gathers) => {
    const words = fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !common.has(word))
    const named = { words, gathers }
    const known = stated.get(`${kind} ${from}`) ?? []
    if (known.length > 0 && !(kind === 'moment' && isAnother(named, known))) return false
    stated.set(`${kind} ${from}`, [...known, named])
    return true
  }
}

function isAnother(named: Named, known: readonly Named[]): boolean {
  return (
    named.words.length >= MIN_WORDS &&
    [named, ...known].every(({ gathers }) => gathers) &&
    known.every(({ words }) => !words.some((word) => named.words.includes(word)))
  )
}
