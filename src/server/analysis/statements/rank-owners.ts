import { wordsAbout } from '#server/analysis/builtin/names.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { hashText } from './hash.ts'
import { type Head, scoreOf, sharesOf } from './linear-model.ts'
import type { OwnerCandidate } from './owner-features.ts'
import type { SpokenWord } from './spoken-words.ts'

/** Common words of more letters may name somebody: "the tax people". */
const MAX_SMALL = 4

/** Tells whether a word is too small and common to name anybody. */
export const isSmallWord = perPack((pack) => {
  const all = [...wordsAbout(pack).stopWords].map(fold)
  const small = new Set(all.filter(({ length }) => length <= MAX_SMALL).map(hashText))
  return ({ word }: SpokenWord) => small.has(word)
})

/** A model that ranks those who may own a follow-up. */
export interface OwnerModel {
  bits: number
  head: Head
}

/** Returns how likely each candidate owns the follow-up: the probabilities add up to 1. */
export function rankOwners(
  candidates: readonly OwnerCandidate[],
  { bits, head }: OwnerModel,
): { owner: OwnerCandidate['owner']; probability: number }[] {
  const shares = sharesOf(candidates.map(({ features }) => head.slope * scoreOf(head, features, bits)))
  return candidates.map(({ owner }, at) => ({ owner, probability: shares[at] ?? 0 }))
}
