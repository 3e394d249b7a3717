import { readVerbs, type VerbForms } from '../parts/verb-forms.ts'
import { VERBS } from './verb-list.ts'

const KNOWN = new Set(readVerbs(VERBS))

/** Verbs of being, feeling, thinking and undergoing, and verbs of going somewhere or being there. */
const STATES = new Set(
  readVerbs(`
  admire admit agree arrive attend be believe belong blame chair come cry die dream enjoy envy exist feel forget forgive
  go hate have hope host imagine join know laugh leave lie like live love mean miss must need owe own pray prefer realise realize regret
  remember seem sit sleep smell smile stand starve stay stop suffer suppose think trust understand want wish wonder worry
`),
)

export const verbs: VerbForms = {
  infinitive: (word) => infinitiveOf(word.toLowerCase()),
  pluralEnding: '',
  ofFirstPerson: () => null,
  ofSecondPerson: () => null,
  ofImperative: () => null,
  isDeed: (words) => {
    const verb = /^[a-z]+/.exec(words.toLowerCase())?.[0] ?? ''
    return KNOWN.has(verb) && !STATES.has(verb)
  },
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
