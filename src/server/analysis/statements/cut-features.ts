import { hashText, mixHashes } from './hash.ts'
import type { SpokenWord } from './spoken-words.ts'

/** Maximum number of words of a piece, that is of what is said between two cuts of bare speech. */
export const MAX_PIECE = 30
/** Maximum number of features of a piece. */
export const MAX_PIECE_FEATURES = 8

const kind = (name: string): number => hashText(`cut ${name}`)

const F = {
  bias: kind('bias'),
  left: kind('left'),
  leftTwo: kind('left two'),
  leftThree: kind('left three'),
  beforeLeft: kind('before left'),
  thirdLeft: kind('third left'),
  right: kind('right'),
  rightTwo: kind('right two'),
  rightThree: kind('right three'),
  afterRight: kind('after right'),
  afterRightTwo: kind('after right two'),
  thirdRight: kind('third right'),
  across: kind('across'),
  acrossOneTwo: kind('across one two'),
  acrossTwoOne: kind('across two one'),
  acrossOver: kind('across over'),
  acrossUnder: kind('across under'),
  ending: kind('ending'),
  endingNext: kind('ending next'),
  endings: kind('endings'),
  leftHead: kind('left head'),
  rightHead: kind('right head'),
  nextHead: kind('next head'),
  leftTail: kind('left tail'),
  rightTail: kind('right tail'),
  soonAfter: kind('soon after'),
  shortlyBefore: kind('shortly before'),
  length: kind('length'),
  lastLength: kind('last length'),
  lengthFirst: kind('length first'),
  lengthFirstTwo: kind('length first two'),
  lengthLast: kind('length last'),
  lengthNext: kind('length next'),
  firstAndLast: kind('first and last'),
  parallelEndings: kind('parallel endings'),
  parallelWords: kind('parallel words'),
}

const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20]
/** The bucket of each length of a piece. */
const BUCKETS = Array.from({ length: MAX_PIECE + 1 }, (_, length) => LENGTHS.filter((most) => length > most).length)

/** How many words further on, or further back, show whether the words at a gap are part of a clause. */
const REACH = 4

const markAt = (words: readonly SpokenWord[], at: number): number => words[at]?.mark ?? 0

/** Returns the mark of a short word, most of which are grammatical, and only the ending of a long one. */
function formAt(words: readonly SpokenWord[], at: number): number {
  const word = words[at]
  return word === undefined ? 0 : word.head === 0 ? word.mark : word.ending
}

/** Returns the same with one letter more of a long word. */
function tailAt(words: readonly SpokenWord[], at: number): number {
  const word = words[at]
  return word === undefined ? 0 : word.head === 0 ? word.mark : word.tail
}

/** Returns the features of the gap before a word of bare speech, wherever the statements around it begin and end. */
export function bareGapFeatures(words: readonly SpokenWord[], at: number): number[] {
  const [left3, left2, left] = [markAt(words, at - 3), markAt(words, at - 2), markAt(words, at - 1)]
  const [right, right2, right3] = [markAt(words, at), markAt(words, at + 1), markAt(words, at + 2)]
  const [before, after] = [words[at - 1], words[at]]
  const rightTwo = mixHashes(mixHashes(F.rightTwo, right), right2)
  const leftTwo = mixHashes(mixHashes(F.leftTwo, left2), left)
  const features = [
    F.bias,
    mixHashes(F.left, left),
    leftTwo,
    mixHashes(mixHashes(F.leftThree, left3), leftTwo),
    mixHashes(F.beforeLeft, left2),
    mixHashes(F.thirdLeft, left3),
    mixHashes(F.right, right),
    rightTwo,
    mixHashes(mixHashes(F.rightThree, rightTwo), right3),
    mixHashes(F.afterRight, right2),
    mixHashes(mixHashes(F.afterRightTwo, right2), right3),
    mixHashes(F.thirdRight, right3),
    mixHashes(mixHashes(F.across, left), right),
    mixHashes(mixHashes(F.acrossOneTwo, left), rightTwo),
    mixHashes(mixHashes(F.acrossTwoOne, leftTwo), right),
    mixHashes(mixHashes(F.acrossOver, left), right2),
    mixHashes(mixHashes(F.acrossUnder, left2), right),
    mixHashes(F.ending, after?.ending ?? 0),
    mixHashes(mixHashes(F.endingNext, after?.ending ?? 0), right2),
    mixHashes(mixHashes(F.endings, before?.ending ?? 0), after?.ending ?? 0),
    mixHashes(F.leftHead, before?.head ?? 0),
    mixHashes(F.rightHead, after?.head ?? 0),
    mixHashes(F.nextHead, words[at + 1]?.head ?? 0),
    mixHashes(F.leftTail, before?.tail ?? 0),
    mixHashes(F.rightTail, after?.tail ?? 0),
  ]
  // A clause has its verb soon after it begins, and the one before it has had its own.
  const [soon, shortly] = [mixHashes(F.soonAfter, right), mixHashes(F.shortlyBefore, left)]
  for (let by = 1; by <= REACH; by++) {
    features.push(mixHashes(soon, formAt(words, at + by)))
    if (at - 1 - by >= 0) features.push(mixHashes(shortly, formAt(words, at - 1 - by)))
  }
  return [...new Set(features)]
}

/**
 * Writes the features of a piece of bare speech, which tell whether so many words, begun and ended like this, are a whole.
 * @param to exclusive
 * @param features where they are written, from the beginning
 * @returns how many there are
 */
export function writePieceFeatures(
  words: readonly SpokenWord[],
  from: number,
  to: number,
  features: Uint32Array,
): number {
  const bucket = BUCKETS[to - from] ?? 0
  const first = markAt(words, from)
  const last = tailAt(words, to - 1)
  const ends = to >= words.length
  features[0] = mixHashes(ends ? F.lastLength : F.length, bucket)
  features[1] = mixHashes(mixHashes(F.lengthFirst, bucket), first)
  features[2] = mixHashes(mixHashes(F.lengthFirstTwo, bucket), mixHashes(first, markAt(words, from + 1)))
  features[3] = mixHashes(mixHashes(F.lengthLast, bucket), last)
  features[4] = mixHashes(mixHashes(F.firstAndLast, tailAt(words, from)), last)
  if (ends) return 5
  const next = markAt(words, to)
  features[5] = mixHashes(mixHashes(F.lengthNext, bucket), next)
  // The items of a list begin alike: "signer le devis, rappeler la banque".
  features[6] = mixHashes(mixHashes(F.parallelEndings, words[from]?.ending ?? 0), words[to]?.ending ?? 0)
  features[7] = mixHashes(mixHashes(F.parallelWords, first), next)
  return 8
}
