import type { Queryable } from '#server/db/database.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { forgiveQuestion } from './forgive-typos.ts'
import { isSmall, languageOfQuestion, readQuestionWords } from './question-words.ts'
import type { WeighedTerm } from './score-sentences.ts'
import { readSearchWords, type SearchTerm, writeTerm } from './search-words.ts'
import { toTerms, translateTerms } from './stem-words.ts'
import { countHolders } from './term-holders.queries.ts'

/** A rare word tells most about the question, and a word found in every note least. */
const WEIGHT = { least: 0.5, unheld: 0.7, rarity: 2.5 }

/** The terms that a word of a question stands for if it is in no note. */
export interface TakenTerm {
  /** The word as it is in the question. */
  typed: string
  /** The words that it resembles. */
  near: SearchTerm
  /** The same words with their synonyms in other languages. */
  term: SearchTerm
}

/**
 * Weighs the words of a question: the fewer of the notes that a user may read have a word, the more it weighs. A word
 * that is in none of them stands for those that it resembles.
 * @param exact whether the words stay as they are typed
 */
export async function weighTerms(
  db: Queryable,
  userId: string,
  question: string,
  exact: boolean,
): Promise<{ terms: WeighedTerm[]; taken: TakenTerm[] }> {
  const words = readQuestionWords(question)
  if (words.length === 0) return { terms: [], taken: [] }
  const terms = await translateTerms(db, await toTerms(db, words, null))
  const { holders, all } = await countHolders(db, userId, terms.map(writeTerm))
  const unknown = terms.filter((_, at) => (holders[at] ?? 0) === 0)
  const taken = exact ? [] : await takeTerms(db, userId, question, unknown)
  const instead = new Map(taken.map(({ term }) => [term.folded, term]))
  const weighed = terms.map((term, at) => {
    const held = holders[at] ?? 0
    const rarity = held === 0 ? 0 : Math.min(WEIGHT.rarity, Math.log(all / held)) / WEIGHT.rarity
    // A word that was found only by resemblance counts no more than one that is nowhere: the words typed correctly decide.
    if (held === 0) return { ...(instead.get(term.folded) ?? term), weight: WEIGHT.unheld }
    return { ...term, weight: WEIGHT.least + rarity }
  })
  return { terms: weighed, taken }
}

/** @param unknown the terms of the question that are in no note */
async function takeTerms(db: Queryable, userId: string, question: string, unknown: readonly SearchTerm[]) {
  const language = languageOfQuestion(question)
  // A question may consist of small words alone.
  const telling = unknown.filter(({ folded }) => !LANGUAGES.some((one) => isSmall(folded, one)))
  const forgiven = await forgiveQuestion(db, userId, telling, (word) => isSmall(word, language))
  const terms = await translateTerms(
    db,
    forgiven.map(({ term }) => term),
  )
  const written = readSearchWords(question)
  const taken = forgiven.map(({ typed, term: near }, at): TakenTerm => {
    const [first] = written.filter(({ folded }) => folded === typed)
    return { typed: first ? question.slice(first.start, first.end) : typed, near, term: terms[at] ?? near }
  })
  const placeOf = ({ typed }: TakenTerm) => question.indexOf(typed)
  return taken.sort((a, b) => placeOf(a) - placeOf(b))
}
