import type { Language } from '#shared/languages.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import type { LanguagePack } from './language-pack.ts'

/** The server's only list of languages. Type checking fails here if a code in `shared/languages.ts` has no pack. */
const LANGUAGE_PACKS: Record<Language, LanguagePack> = { en, es, fr }

const packs = new Map<Language, LanguagePack>(Object.values(LANGUAGE_PACKS).map((pack) => [pack.code, pack]))

/** Incremented whenever the list of languages changes. */
let generation = 0

/**
 * Derives something from all languages at once, for code that does not know the language of its text, such as names and
 * apostrophes. Derives it again only after a language has been added or removed.
 */
export function acrossPacks<Made>(make: (packs: readonly LanguagePack[]) => Made): () => Made {
  let made: { generation: number; value: Made } | null = null
  return () => {
    if (made?.generation !== generation) made = { generation, value: make(allPacks()) }
    return made.value
  }
}

/** Returns all languages, in the order of the interface. */
export function allPacks(): LanguagePack[] {
  return [...packs.values()]
}

export function packOf(language: Language): LanguagePack {
  const pack = packs.get(language)
  if (!pack) throw new RangeError(`no language pack for ${language}`)
  return pack
}

/** Adds a language for a test. Returns a function that removes it. */
export function addPack(pack: LanguagePack): () => void {
  packs.set(pack.code, pack)
  generation += 1
  return () => {
    packs.delete(pack.code)
    generation += 1
  }
}
