import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { hashText } from './hash.ts'

/** Forms are kept for this many words at most, so that hostile texts can't fill the memory. */
const MAX_KEPT = 20_000
const ENDING = 2

/**
 * Returns the hash of what a folded word is in its sentence: a small word is itself, a verb stands for all verbs in that form,
 * and any other word for all that end alike. So what is learnt of "she sends the list" also holds for "he books the hall".
 */
export const formOf = perPack((pack) => {
  const small = new Set([...wordsOf(pack.words.stopWords)].map(fold))
  const kept = new Map<string, number>()
  return (folded: string): number => {
    let form = kept.get(folded)
    if (form === undefined) {
      form = small.has(folded) ? hashText(folded) : hashText(`<${verbForm(folded, pack) ?? folded.slice(-ENDING)}>`)
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(folded, form)
    }
    return form
  }
})

/** Returns the name of a verb's form, or null for words that are no verbs that the pack knows. */
function verbForm(folded: string, { verbs }: LanguagePack): string | null {
  if (verbs.isDeed(`${folded} `)) return 'infinitive'
  const isThird = verbs.infinitive(folded) !== folded
  if (verbs.ofFirstPerson(folded) !== null) return isThird ? 'first or third person' : 'first person'
  if (verbs.ofSecondPerson(folded) !== null) return 'second person'
  return isThird ? 'third person' : null
}
