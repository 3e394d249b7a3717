import type { LanguagePack } from '#server/languages/language-pack.ts'

/** Tells whether a word in lower case is a known form of a verb in the third person. */
export function isThirdPerson(word: string, { verbs }: LanguagePack): boolean {
  if (verbs.infinitive(word) !== word) return true
  const one = word.endsWith(verbs.pluralEnding) ? word.slice(0, word.length - verbs.pluralEnding.length) : word
  return one !== word && verbs.infinitive(one) !== one
}
