import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold } from '#server/text/fold.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readQueryWords } from './search-words.ts'

/** Words by which one asks one's notes, and that are not what one asks for. */
const ASKING: Record<Language, string> = {
  en: 'who whom whose what which when where why how did does do was were is are am has have had say said tell told mention mentioned talk talked speak spoke spoken note notes recorded recording remember anything something everything about show find list give summarise summarize much many ever latest there any',
  es: 'quien quienes que cual cuales cuando donde adonde por como cuanto cuanta cuantos cuantas dije dijo dijimos dijeron dicho hable hablo hablamos hablado comente comento mencione menciono nota notas grabe grabacion recuerdo acerca sobre muestra muestrame busca dime dame resume resumen algo todo nada era fue fueron hay ha he hemos han tengo tiene ultima ultimo',
  fr: 'qui que quoi quel quelle quels quelles quand ou pourquoi comment combien est ce dit dis disais parle parler parlais mentionne note notes enregistre enregistrement souviens propos sujet sur montre cherche trouve donne dois resume resumer quelque chose tout rien etait ete ai as avons ont a il elle on nous vous y derniere dernier',
}

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
  return word.length < 2 || wordsOf(ASKING[language]).has(word) || stopWordsOf(language).has(word)
}

const stopWords = new Map<Language, Set<string>>()

function stopWordsOf(language: Language): Set<string> {
  const known = stopWords.get(language) ?? new Set(fold(packOf(language).words.stopWords).split(' '))
  stopWords.set(language, known)
  return known
}
