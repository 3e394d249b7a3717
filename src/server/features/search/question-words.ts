import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readQueryWords } from './search-words.ts'

/** Returns the case-folded words that say what a question is about; all its words if there are none. */
export function readQuestionWords(question: string): string[] {
  const words = readQueryWords(question)
  const language = guessLanguage(words)
  const about = words.filter((word) => !isSmall(word, language))
  return about.length > 0 ? about : words
}

/** Returns the language in which a question is asked. */
export function languageOfQuestion(question: string): Language {
  return guessLanguage(readQueryWords(question))
}

/** Returns the language to which most of the question's small words belong; English if there are none. */
function guessLanguage(words: readonly string[]): Language {
  const count = (language: Language) => words.filter((word) => isSmall(word, language)).length
  return LANGUAGES.reduce((best, language) => (count(language) > count(best) ? language : best))
}

/** Returns whether a case-folded word is one of those that any question may have, such as "about". */
export function isSmall(word: string, language: Language): boolean {
  return (
    word.length < 2 ||
    wordsOf(packOf(language).search.questionWords).has(word) ||
    stopWordsOf(packOf(language)).has(word)
  )
}

const stopWordsOf = perPack(({ words }) => new Set(fold(words.stopWords).split(' ')))
