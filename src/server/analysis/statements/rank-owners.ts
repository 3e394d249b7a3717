import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { hashText } from './hash.ts'
import { type Head, scoreOf } from './linear-model.ts'
import type { OwnerCandidate } from './owner-features.ts'
import type { SpokenWord } from './spoken-words.ts'

/** Common words of more letters may name somebody: "the tax people". */
const MAX_SMALL = 4

/** Tells whether a word is too small and common to name anybody. */
export const isSmallWord = perPack(({ words }) => {
  const all = [...wordsOf(words.stopWords)].map(fold)
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
  const scores = candidates.map(({ features }) => head.slope * scoreOf(head, features, bits))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, one) => sum + one, 0)
  return candidates.map(({ owner }, at) => ({ owner, probability: (odds[at] ?? 0) / all }))
}
