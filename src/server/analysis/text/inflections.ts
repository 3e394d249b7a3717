import { packOf } from '#server/languages/languages.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'

const endingsOf = perPack(({ inflections }) => new Set(inflections.split(/\s+/)))

/** Returns the folded endings with which a language inflects or derives words, for `isOn`. */
export function inflectionsOf(language: Language): Set<string> {
  return endingsOf(packOf(language))
}
