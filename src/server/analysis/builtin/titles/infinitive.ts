import type { Language } from '#shared/languages.ts'
import { fold } from '../../text/tokens.ts'
import { ENGLISH_VERBS, FRENCH_FORMS, SPANISH_FORMS } from './words/verbs.ts'

const english = new Set(ENGLISH_VERBS.split(/\s+/))
const french = readForms(FRENCH_FORMS)
const spanish = readForms(SPANISH_FORMS)

function readForms(pairs: string): Map<string, string> {
  return new Map(
    pairs.split(/\s+/).map((pair): [string, string] => {
      const [form = '', verb = ''] = pair.split(':')
      return [form, verb]
    }),
  )
}

/** With or without its pronouns: "devolverle". */
const SPANISH_INFINITIVE = /[aei]r(?:(?:me|te|se|nos|les?)?(?:l[ao]s?)?|les?)$/

/**
 * The infinitive of a form of the present, or of the form after "que": "prepares", "manda", "envoie"; the word itself
 * where it is no such form.
 */
export function toInfinitive(word: string, language: Language): string {
  const lower = word.toLowerCase()
  const folded = fold(word)
  if (language === 'en') return englishInfinitive(lower)
  if (language === 'es') return spanish.get(folded) ?? (SPANISH_INFINITIVE.test(folded) ? word : spanishRegular(lower))
  return french.get(folded) ?? frenchRegular(lower)
}

function englishInfinitive(word: string): string {
  if (english.has(word)) return word
  const stem = /^(.+)ing$/.exec(word)?.[1]
  if (stem !== undefined) {
    const undoubled = stem.replace(/([^aeiou])\1$/, '$1')
    return [stem, `${stem}e`, undoubled].find((verb) => english.has(verb)) ?? word
  }
  const bases = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return bases.find((verb) => english.has(verb)) ?? word
}

/** "Manda" and, after "que", "mande" are of "mandar"; the spelling keeps the sound. */
function spanishRegular(word: string): string {
  if (/[^aeiou]a$/.test(word) || /[iue]a$/.test(word)) return `${word}r`
  if (/que$/.test(word)) return word.replace(/que$/, 'car')
  if (/gue$/.test(word)) return word.replace(/gue$/, 'gar')
  if (/ce$/.test(word)) return word.replace(/ce$/, 'zar')
  return /e$/.test(word) ? word.replace(/e$/, 'ar') : word
}

/** "Relance" is of "relancer", "règle" of "régler". */
function frenchRegular(word: string): string {
  return /[^\Wé]e$|[ié]e$/u.test(word) ? `${word.replace(/è(?=[^aeiouyéèê]+e$)/u, 'é')}r` : word
}
