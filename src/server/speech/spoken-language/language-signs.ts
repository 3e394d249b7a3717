import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { acrossPacks } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'
import { buildLetterModel, decodeCounts, type LetterModel } from './letter-model.ts'

/** The signs by which a text of a language is recognised. */
export interface SignsOfLanguage {
  letters: LetterModel
  /** Words that occur in nearly every sentence of the language and in no other language; in lower case. */
  smallWords: ReadonlySet<string>
}

/** Reads the letters of a language pack, once; returns null for a language that has none. `npm run train` writes them. */
const lettersOf = perPack(({ code }: LanguagePack): LetterModel | null => {
  const file = fileURLToPath(new URL(`../../languages/${code}/letters.model`, import.meta.url))
  return existsSync(file) ? buildLetterModel(decodeCounts(readFileSync(file))) : null
})

/** Returns the signs of all languages that have letter models. */
export const languageSigns = acrossPacks(
  (packs): ReadonlyMap<Language, SignsOfLanguage> =>
    new Map(
      packs.flatMap((pack) => {
        const letters = lettersOf(pack)
        return letters
          ? [[pack.code, { letters, smallWords: new Set(pack.speech.smallWords.split(' ')) }] as const]
          : []
      }),
    ),
)
