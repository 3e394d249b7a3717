import { bucketIn, type WordRange } from './features.ts'
import { hashText, mixHashes } from './hash.ts'
import { isNameMark, type SpokenWord } from './spoken-words.ts'

/** How many words before and after a statement may name its owner. */
const REACH = { before: 45, after: 12 }

/** Who may own a follow-up if no word names the owner. */
export const UNNAMED_OWNERS = ['me', 'nobody'] as const
export type UnnamedOwner = (typeof UNNAMED_OWNERS)[number]

/** Somebody who may own a follow-up, with what speaks for it. */
export interface OwnerCandidate {
  /** The index of the word that names the person, or who it is if no word does. */
  owner: number | UnnamedOwner
  features: number[]
}

const kind = (name: string): number => hashText(`owner ${name}`)

const F = {
  word: kind('word'),
  head: kind('head'),
  tail: kind('tail'),
  form: kind('form'),
  mark: kind('mark'),
  before: kind('before'),
  beforeTwo: kind('before two'),
  beforeForms: kind('before forms'),
  after: kind('after'),
  afterTwo: kind('after two'),
  afterForm: kind('after form'),
  afterForms: kind('after forms'),
  afterThree: kind('after three'),
  around: kind('around'),
  aroundForms: kind('around forms'),
  signBefore: kind('sign before'),
  signAfter: kind('sign after'),
  place: kind('place'),
  rank: kind('rank'),
  opening: kind('opening'),
  openingForms: kind('opening forms'),
  names: kind('names'),
  repeated: kind('repeated'),
  distance: kind('distance'),
}

const DISTANCES = [0, 1, 2, 3, 5, 8, 12, 18, 26, 36]
const MOST = 3

/** Tells whether a word may name somebody: no date and no small word. */
function mayName(word: SpokenWord | undefined, isSmall: (word: SpokenWord) => boolean): word is SpokenWord {
  return word !== undefined && word.word !== 0 && !word.inDate && !isSmall(word)
}

/**
 * Returns those who may own a follow-up that is stated by some words, with the features of each.
 * @param own the features of the statement itself
 * @param isSmall whether a word is too common to name anybody
 */
export function ownerCandidates(
  words: readonly SpokenWord[],
  { from, to }: WordRange,
  own: readonly number[],
  isSmall: (word: SpokenWord) => boolean,
): OwnerCandidate[] {
  const mark = (at: number): number => words[at]?.mark ?? 0
  const form = (at: number): number => words[at]?.form ?? 0
  const sign = (at: number): number => words[at]?.sign ?? 0
  const isName = (at: number): boolean => isNameMark(mark(at))
  const first = Math.max(0, from - REACH.before)
  const end = Math.min(words.length, to + REACH.after)
  let within = 0
  for (let at = from; at < to; at++) if (isName(at)) within++
  const names = mixHashes(F.names, Math.min(within, MOST))
  const opening = mixHashes(F.opening, mark(from))
  const openingTwo = mixHashes(opening, mark(from + 1))
  const openingForms = mixHashes(mixHashes(F.openingForms, form(from)), form(from + 1))
  const candidates: OwnerCandidate[] = UNNAMED_OWNERS.map((owner) => {
    const unnamed = kind(owner)
    return { owner, features: [unnamed, mixHashes(unnamed, names), ...own.map((one) => mixHashes(unnamed, one))] }
  })
  // How many names stand between a word and the statement, from the nearest on.
  const ranks = new Map<number, number>()
  let rank = 0
  for (let at = from - 1; at >= first; at--) if (isName(at)) ranks.set(at, rank++)
  rank = 0
  for (let at = from; at < end; at++) if (isName(at)) ranks.set(at, rank++)
  const counts = new Map<number, number>()
  for (let at = first; at < end; at++) counts.set(words[at]?.word ?? 0, (counts.get(words[at]?.word ?? 0) ?? 0) + 1)
  for (let at = first; at < end; at++) {
    const word = words[at]
    if (!mayName(word, isSmall)) continue
    const side = at < from ? 1 : at < to ? 2 : 3
    const named = isName(at) ? 1 : 0
    const place = mixHashes(mixHashes(F.place, side), named)
    const distance = bucketIn(DISTANCES, at < from ? from - at : at < to ? at - from : at - to)
    const local = [
      mixHashes(F.mark, word.mark),
      mixHashes(F.word, word.word),
      mixHashes(F.head, word.head),
      mixHashes(F.tail, word.tail),
      mixHashes(F.form, word.form),
      mixHashes(F.before, mark(at - 1)),
      mixHashes(mixHashes(F.beforeTwo, mark(at - 2)), mark(at - 1)),
      mixHashes(mixHashes(F.beforeForms, form(at - 2)), form(at - 1)),
      mixHashes(F.after, mark(at + 1)),
      mixHashes(mixHashes(F.afterTwo, mark(at + 1)), mark(at + 2)),
      mixHashes(F.afterForm, form(at + 1)),
      mixHashes(mixHashes(F.afterForms, form(at + 1)), form(at + 2)),
      mixHashes(mixHashes(mixHashes(F.afterThree, form(at + 1)), form(at + 2)), form(at + 3)),
      mixHashes(mixHashes(F.around, mark(at - 1)), mark(at + 1)),
      mixHashes(mixHashes(F.aroundForms, form(at - 1)), form(at + 1)),
      mixHashes(F.signBefore, sign(at - 1)),
      mixHashes(F.signAfter, sign(at)),
      mixHashes(mixHashes(F.signBefore, sign(at - 1)), sign(at)),
    ]
    const far = mixHashes(F.distance, distance)
    const near = mixHashes(F.rank, Math.min(ranks.get(at) ?? MOST + 1, MOST + 1))
    const features = [
      place,
      mixHashes(place, far),
      mixHashes(place, near),
      mixHashes(mixHashes(place, near), names),
      mixHashes(mixHashes(place, near), opening),
      mixHashes(mixHashes(place, near), openingTwo),
      mixHashes(mixHashes(place, near), openingForms),
      mixHashes(mixHashes(place, F.repeated), Math.min(MOST, counts.get(word.word) ?? 0)),
      mixHashes(place, names),
      ...local,
      ...local.map((one) => mixHashes(place, one)),
      ...(side === 2 ? local.map((one) => mixHashes(far, one)) : []),
    ]
    candidates.push({ owner: at, features })
  }
  return candidates
}
