import type { LanguagePack } from '#server/languages/language-pack.ts'
import { compileRules } from '#server/languages/parts/text-rule.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'

const leadsOf = perPack(({ followUpTitles: { leads } }) => compileRules(leads))

/** Removes the words with which a speaker goes on to the next thing, unless nothing would be left: "oh, and the fence". */
export function withoutLeads(words: string, pack: LanguagePack): string {
  return cutRepeatedly(words, leadsOf(pack))
}

/** Removes what a pattern finds at the beginning, as often as it does, unless nothing would be left. */
export function cutRepeatedly(words: string, pattern: RegExp): string {
  let title = words
  for (let found = pattern.exec(foldInPlace(title)); found; found = pattern.exec(foldInPlace(title))) {
    const rest = title.slice(found[0].length)
    if (!/[\p{L}\p{N}]{2}/u.test(rest)) break
    title = rest
  }
  return title
}
