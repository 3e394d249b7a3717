import { packOf } from '#server/languages/languages.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import type { Language } from '#shared/languages.ts'

/** Minimum length of a plural, in letters: shorter words too often only look like one, such as "gas" and "bus". */
const MIN_PLURAL_LENGTH = 4

const pluralsOf = perPack(({ plurals }) => compileRules(plurals))

/** Returns the singular of a folded noun, judging by its ending, so that "suppliers" and "supplier" compare equal. */
export function toSingular(folded: string, language: Language): string {
  return folded.length < MIN_PLURAL_LENGTH ? folded : folded.replace(pluralsOf(packOf(language)), '')
}
