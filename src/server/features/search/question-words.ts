import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readQueryWords } from './search-words.ts'

/** The words of a question that say what it is about, folded; without any, all its words. */
export function readQuestionWords(question: string): string[] {
  const words = readQueryWords(question)
  const language = guessLanguage(words)
  const about = words.filter((word) => !isSmall(word, language))
  return about.length > 0 ? about : words
}

/** The language whose small words are most of the question's; English where none are. */
function guessLanguage(words: readonly string[]): Language {
  const count = (language: Language) => words.filter((word) => isSmall(word, language)).length
  return LANGUAGES.reduce((best, language) => (count(language) > count(best) ? language : best))
}

function isSmall(word: string, language: Language): boolean {
  return (
    word.length < 2 ||
    wordsOf(packOf(language).search.questionWords).has(word) ||
    stopWordsOf(packOf(language)).has(word)
  )
}

const stopWordsOf = perPack(({ words }) => new Set(fold(words.stopWords).split(' ')))
