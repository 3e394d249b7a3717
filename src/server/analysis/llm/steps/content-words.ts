import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { wordsOf as listOf } from '../../builtin/wording.ts'
import { wordsOf } from '../../evidence/find-quote.ts'

/** Words are compared by this many first letters, because inflection changes the rest. */
const COMPARED_LETTERS = 4
const MIN_LETTERS = 3
/** The minimum share of a summary's content words that must be in the text: a small model also writes about nothing at all. */
const MIN_SHARE = 0.5
/** Minimum number of words: a shorter summary says nothing about a longer text. */
const MIN_SUMMARY_WORDS = 6

/** Returns the beginnings of the words that carry meaning, without small words such as articles. */
function contentOf(text: string, language: Language): string[] {
  const small = listOf(packOf(language).words.stopWords)
  return wordsOf(text)
    .filter(({ folded }) => folded.length >= MIN_LETTERS && !small.has(folded))
    .map(({ folded }) => folded.slice(0, COMPARED_LETTERS))
}

/** Returns the share of a text's content words that a source has too; 1 for a text without any. */
export function shareSaid(text: string, source: string, language: Language): number {
  const said = new Set(contentOf(source, language))
  const words = contentOf(text, language)
  return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length
}

/** Tells whether a title says anything; "La." does not. */
export function hasContent(title: string, language: Language): boolean {
  return contentOf(title, language).length > 0
}

/**
 * Tells whether title and summary are about the text, judging by their words.
 * @param written the language that they are written in; if it is not the text's language, words can't be compared.
 */
export function isAboutText(
  { title, summary }: { title: string; summary: string },
  text: string,
  language: Language,
  written: Language,
): boolean {
  const enough = Math.min(MIN_SUMMARY_WORDS, wordsOf(text).length / 2)
  if (!hasContent(title, written) || wordsOf(summary).length < enough) return false
  if (written !== language) return true
  return shareSaid(`${title} ${summary}`, text, language) >= MIN_SHARE
}
