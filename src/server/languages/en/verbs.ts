import { readVerbs, type VerbForms } from '../parts/verb-forms.ts'
import { VERBS } from './verb-list.ts'

const KNOWN = new Set(readVerbs(VERBS))

export const verbs: VerbForms = {
  infinitive: (word) => infinitiveOf(word.toLowerCase()),
  pluralEnding: '',
  ofFirstPerson: () => null,
  ofSecondPerson: () => null,
  ofImperative: () => null,
  attachPronouns: () => null,
}

function infinitiveOf(word: string): string {
  if (KNOWN.has(word)) return word
  const stem = /^(.+)ing$/.exec(word)?.[1]
  if (stem !== undefined) {
    const undoubled = stem.replace(/([^aeiou])\1$/, '$1')
    return [stem, `${stem}e`, undoubled].find((verb) => KNOWN.has(verb)) ?? word
  }
  const bases = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return bases.find((verb) => KNOWN.has(verb)) ?? word
}
