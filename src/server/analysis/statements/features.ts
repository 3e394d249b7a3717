import { hashText, mixHashes } from './hash.ts'
import type { SpokenWord } from './spoken-words.ts'

/** A run of words; `to` is exclusive. */
export interface WordRange {
  from: number
  to: number
}

const kind = (name: string): number => hashText(`feature ${name}`)

const F = {
  bias: kind('bias'),
  dates: kind('dates'),
  undated: kind('undated'),
  word: kind('word'),
  own: kind('own'),
  head: kind('head'),
  tail: kind('tail'),
  pair: kind('pair'),
  skip: kind('skip'),
  triple: kind('triple'),
  first: kind('first'),
  firstTwo: kind('first two'),
  firstThree: kind('first three'),
  last: kind('last'),
  lastTwo: kind('last two'),
  sign: kind('sign'),
  innerSign: kind('inner sign'),
  length: kind('length'),
  beforeFirst: kind('before first'),
  beforeTwo: kind('before two'),
  beforeLast: kind('before last'),
  beforeSign: kind('before sign'),
  beforeWord: kind('before word'),
  afterFirst: kind('after first'),
  afterTwo: kind('after two'),
  afterWord: kind('after word'),
  opens: kind('opens'),
  gap: kind('gap'),
  left: kind('left'),
  leftTwo: kind('left two'),
  right: kind('right'),
  rightTwo: kind('right two'),
  rightThree: kind('right three'),
  across: kind('across'),
  acrossTwo: kind('across two'),
  since: kind('since'),
  sinceLeft: kind('since left'),
  leftHead: kind('left head'),
  rightHead: kind('right head'),
  leftTail: kind('left tail'),
  rightTail: kind('right tail'),
  ending: kind('ending'),
  endings: kind('endings'),
  parallel: kind('parallel'),
  ahead: kind('ahead'),
  message: kind('message'),
  speech: kind('speech'),
  form: kind('form'),
  forms: kind('forms'),
  threeForms: kind('three forms'),
  firstForms: kind('first forms'),
  firstThreeForms: kind('first three forms'),
  firstFourForms: kind('first four forms'),
  lastForms: kind('last forms'),
}

/** Returns the number of the first limit that a value does not exceed, from 1 on; 0 if it exceeds all. */
export const bucketIn = (limits: readonly number[], value: number): number =>
  limits.findIndex((most) => value <= most) + 1

const LENGTHS = [1, 2, 3, 4, 6, 8, 11, 15, 20, 30]
const bucketOf = (length: number): number => bucketIn(LENGTHS, length)

/**
 * Returns the features of a statement: its words, pairs and groups of letters, how it begins and ends, and its neighbours.
 * @param message whether the note is a message to somebody
 */
export function statementFeatures(
  words: readonly SpokenWord[],
  { from, to }: WordRange,
  before: WordRange | null,
  after: WordRange | null,
  cues: readonly number[],
  message: boolean,
): number[] {
  const mark = (at: number): number => (at >= from && at < to ? (words[at]?.mark ?? 0) : 0)
  const form = (at: number): number => (at >= from && at < to ? (words[at]?.form ?? 0) : 0)
  const length = mixHashes(F.length, bucketOf(to - from))
  const features = [F.bias, length, ...cues]
  const dates: number[] = []
  for (let at = from; at < to; at++) if (words[at]?.inDate) dates.push(mark(at))
  // Which cues occur together with which dates, and whether there is any date at all.
  for (const cue of cues) for (const date of dates.length > 0 ? dates : [F.undated]) features.push(mixHashes(cue, date))
  features.push(mixHashes(F.dates, dates.length), mixHashes(mixHashes(F.dates, dates[0] ?? 0), mark(from)))
  for (let at = from; at < to; at++) {
    const word = words[at]
    if (!word) continue
    features.push(mixHashes(F.word, word.mark))
    if (word.word !== 0 && word.word !== word.mark) features.push(mixHashes(F.own, word.word))
    if (word.head !== 0) features.push(mixHashes(F.head, word.head), mixHashes(F.tail, word.tail))
    if (at + 1 < to) features.push(mixHashes(mixHashes(F.pair, word.mark), mark(at + 1)))
    if (at + 2 < to) {
      features.push(mixHashes(mixHashes(F.skip, word.mark), mark(at + 2)))
      features.push(mixHashes(mixHashes(mixHashes(F.triple, word.mark), mark(at + 1)), mark(at + 2)))
    }
    features.push(mixHashes(F.form, word.form))
    if (at + 1 < to) {
      const two = mixHashes(mixHashes(F.forms, word.form), form(at + 1))
      features.push(two)
      if (at + 2 < to) features.push(mixHashes(mixHashes(F.threeForms, two), form(at + 2)))
    }
    if (word.sign !== 0 && at + 1 < to) features.push(mixHashes(F.innerSign, word.sign))
  }
  const first = mixHashes(F.first, mark(from))
  const firstTwo = mixHashes(mixHashes(F.firstTwo, mark(from)), mark(from + 1))
  features.push(first, firstTwo, mixHashes(mixHashes(firstTwo, F.firstThree), mark(from + 2)))
  const firstForms = mixHashes(mixHashes(F.firstForms, form(from)), form(from + 1))
  const firstThree = mixHashes(mixHashes(F.firstThreeForms, firstForms), form(from + 2))
  features.push(firstForms, firstThree, mixHashes(mixHashes(F.firstFourForms, firstThree), form(from + 3)))
  features.push(mixHashes(mixHashes(F.lastForms, form(to - 2)), form(to - 1)))
  // The same beginning means something else in a message than in speech to oneself.
  const ofMessage = message ? F.message : F.speech
  for (const one of [F.bias, first, firstTwo, length, ...cues]) features.push(mixHashes(ofMessage, one))
  features.push(mixHashes(F.last, mark(to - 1)), mixHashes(mixHashes(F.lastTwo, mark(to - 2)), mark(to - 1)))
  features.push(mixHashes(F.sign, words[to - 1]?.sign ?? 0))
  if (before) {
    const [one, two] = [words[before.from]?.mark ?? 0, words[before.from + 1]?.mark ?? 0]
    features.push(mixHashes(F.beforeFirst, one), mixHashes(mixHashes(F.beforeTwo, one), two))
    features.push(mixHashes(F.beforeLast, words[before.to - 1]?.mark ?? 0))
    features.push(mixHashes(F.beforeSign, words[before.to - 1]?.sign ?? 0))
    for (let at = before.from; at < before.to; at++) features.push(mixHashes(F.beforeWord, words[at]?.mark ?? 0))
  } else features.push(F.opens)
  if (after) {
    const [one, two] = [words[after.from]?.mark ?? 0, words[after.from + 1]?.mark ?? 0]
    features.push(mixHashes(F.afterFirst, one), mixHashes(mixHashes(F.afterTwo, one), two))
    for (let at = after.from; at < after.to; at++) features.push(mixHashes(F.afterWord, words[at]?.mark ?? 0))
  }
  return [...new Set(features)]
}

/**
 * Returns the features of the gap before a word, where a new statement may begin.
 * @param since how many words ago the last statement began
 */
export function gapFeatures(words: readonly SpokenWord[], at: number, since: number): number[] {
  const mark = (place: number): number => words[place]?.mark ?? 0
  const left = words[at - 1]
  const right = words[at]
  const sign = left?.sign ?? 0
  const signed = mixHashes(F.gap, sign)
  const length = mixHashes(F.since, bucketOf(since))
  const rightTwo = mixHashes(mixHashes(F.rightTwo, mark(at)), mark(at + 1))
  const leftTwo = mixHashes(mixHashes(F.leftTwo, mark(at - 2)), mark(at - 1))
  const ending = right?.ending ?? 0
  const opening = words[at - since]
  const rightEnding = mixHashes(F.ending, ending)
  // The items of a list begin alike: "signer le devis, rappeler la banque".
  const parallel = mixHashes(mixHashes(F.parallel, opening?.ending ?? 0), ending)
  const ahead = mixHashes(mixHashes(F.ahead, bucketOf(wordsToSign(words, at))), sign)
  return [
    rightEnding,
    mixHashes(rightEnding, sign),
    mixHashes(rightEnding, mark(at + 1)),
    mixHashes(mixHashes(F.endings, left?.ending ?? 0), ending),
    parallel,
    mixHashes(parallel, sign),
    mixHashes(mixHashes(F.parallel, opening?.mark ?? 0), mark(at)),
    ahead,
    F.bias,
    signed,
    length,
    mixHashes(length, sign),
    mixHashes(F.left, mark(at - 1)),
    leftTwo,
    mixHashes(F.right, mark(at)),
    mixHashes(mixHashes(F.right, mark(at)), sign),
    rightTwo,
    mixHashes(rightTwo, sign),
    mixHashes(mixHashes(mixHashes(F.rightThree, mark(at)), mark(at + 1)), mark(at + 2)),
    mixHashes(mixHashes(F.across, mark(at - 1)), mark(at)),
    mixHashes(mixHashes(F.acrossTwo, mark(at - 1)), rightTwo),
    mixHashes(mixHashes(F.acrossTwo, leftTwo), mark(at)),
    mixHashes(mixHashes(F.sinceLeft, length), mark(at)),
    mixHashes(F.rightHead, right?.head ?? 0),
    mixHashes(F.leftHead, left?.head ?? 0),
    mixHashes(F.rightTail, right?.tail ?? 0),
    mixHashes(F.leftTail, left?.tail ?? 0),
    mixHashes(F.rightHead ^ 1, words[at + 1]?.head ?? 0),
  ]
}

/** How many words ahead the next punctuation mark is looked for. */
const MAX_AHEAD = 20

/** Counts the words from a given one up to the next punctuation mark. */
function wordsToSign(words: readonly SpokenWord[], from: number): number {
  let at = from
  while (at - from < MAX_AHEAD && words[at] && words[at]?.sign === 0) at++
  return at - from + 1
}
