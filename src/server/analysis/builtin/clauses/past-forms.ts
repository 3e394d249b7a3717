import type { LanguagePack } from '#server/languages/language-pack.ts'

/** Tells whether one of some words, as spoken, is a verb in a past tense that its form alone shows: "presentó", not "presento". */
export function hasPastForm(words: readonly string[], { words: { pastForms } }: LanguagePack): boolean {
  return words.some((word) => pastForms?.test(word) === true)
}
