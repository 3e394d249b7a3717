import { packOf } from '#server/languages/languages.ts'
import type { AnalysisInput } from '../analyst.ts'
import { wordsOf as listOf } from '../builtin/wording.ts'
import { type Place, wordsOf } from './find-quote.ts'

/** Words are compared by their first letters: "keeping" matches "keep", "la réunion" matches "se réunir". */
const COMPARED_LETTERS = 4
const MIN_WORD_LENGTH = 3
/** In a long sentence of bare speech, how many letters around a position are compared. */
const SURROUNDINGS = 300

/**
 * Tells whether an item has a word in common with the words it quotes or the neighbouring sentences. Always true for an item
 * in another language than the text, or with only small words.
 */
export function sharesWords(item: string, { sentence, start, end }: Place, input: AnalysisInput): boolean {
  if (input.answerLanguage !== undefined && input.answerLanguage !== input.language) return true
  const small = listOf(packOf(input.language).words.stopWords)
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter(({ folded }) => folded.length >= MIN_WORD_LENGTH && !small.has(folded))
      .map(({ folded }) => folded.slice(0, COMPARED_LETTERS))
  const itemStems = stemsOf(item)
  const neighbours = [sentence.index - 1, sentence.index + 1].map((index) => input.sentences[index]?.text ?? '')
  const around = sentence.text.slice(Math.max(0, start - SURROUNDINGS), end + SURROUNDINGS)
  const said = new Set([around, ...neighbours.map((text) => text.slice(0, 2 * SURROUNDINGS))].flatMap(stemsOf))
  return itemStems.length === 0 || itemStems.some((stem) => said.has(stem))
}
