import { LANGUAGES, type Language } from '#shared/languages.ts'

/** Small words that nearly every sentence has some of, and that mean nothing in the other two languages. */
const SMALL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and of is are was were be been to in that this these those it he she they we you i my your our his her their with for at by from have has had will would can could should not but or if what when where who which there do does did about into then than please today tomorrow i’m it’s don’t'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las una unos unas y o pero que del al con por para sin sobre son era está están fue ser estar hay ha he han lo mi su yo ella ellos nosotros esto esta este eso muy más como cuando donde quien porque también ya hoy mañana ayer antes después hasta desde'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des du au aux et ou mais que qui dont où avec pour dans par sur sans est sont était être été il elle ils elles nous vous je ce cette ces ça son sa ses mon ma mes leur leurs pas ne plus très comme quand parce aussi y à une avant après moi toi lui chez dès hier demain aujourd’hui'.split(
      ' ',
    ),
  ),
}

/** A small word that French has joined to the next one, as in `d’appeler`; English and Spanish join none before a word. */
const JOINED = /^(?:[cdjlmnst]|qu)’\p{L}{2,}/u

/** So many small words, and so many times those of the next language, make a language certain enough to act on. */
const ENOUGH = { words: 2, times: 2 }

/**
 * Tells in which of our languages a text is written, for engines that find the language and don't say which.
 * @returns null where it is not certain.
 */
export function guessLanguage(text: string): Language | null {
  const words =
    text
      .toLowerCase()
      .replace(/'/g, '’')
      .match(/[\p{L}’]+/gu) ?? []
  const scores = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => SMALL_WORDS[language].has(word) || (language === 'fr' && JOINED.test(word))).length,
  })).sort((a, b) => b.count - a.count)
  const [best, next] = scores
  if (!best || !next || best.count < ENOUGH.words || best.count < next.count * ENOUGH.times) return null
  return best.language
}
