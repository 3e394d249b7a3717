import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { isGlued } from './bare-cuts.ts'
import type { BeginsAt } from './cut-statements.ts'
import type { WordRange } from './features.ts'
import type { Statement } from './judge-statements.ts'
import type { SpokenWord } from './spoken-words.ts'

/**
 * A list of tasks is often said in one breath, and no gap in it is likely by itself. A gap of at least the probability `gap`
 * is considered, and the list is cut there if both sides are tasks with at least the probability `tasks`.
 */
const CUT_LIST_FROM = { gap: 0.2, tasks: 0.8 }
/**
 * "Tom drafts it and I'll send it on Friday" is somebody else's follow-up, with at least the probability `theirs`, and the speaker's. It
 * is cut at an "and" or a sign with at least these probabilities, if each side is likely a follow-up and only one's by at least `apart`, or
 * somebody's whom it names with at least `named`.
 */
const CUT_OWNERS_FROM = { theirs: 0.3, tasks: 0.6, and: 0.01, sign: 0.03, apart: 0.5, named: 0.5 }
/** How many words after the gap its owner is named: "and our new lawyer checks". */
const MAX_OPENING = 5
/** Minimum number of words of an item of such a list. */
const MIN_ITEM_WORDS = 2

/** Judges the words of a sentence, given their neighbours. */
export type JudgeRange = (
  sentence: Sentence,
  range: WordRange,
  before: WordRange | null,
  after: WordRange | null,
) => Statement

/** The words of a sentence with their neighbours. */
export interface Part {
  range: WordRange
  before: WordRange | null
  after: WordRange | null
}

/** The words on one side of a gap within a statement. */
interface Side {
  part: Part
  judged: Statement
}

/** A gap at which a statement may be cut. */
interface Cut {
  /** The words before it and those after it. */
  sides: readonly [Side, Side]
  /** How good a place it is to cut. */
  worth: number
}

/** What is needed to cut a statement. */
interface CutContext {
  sentence: Sentence
  words: readonly SpokenWord[]
  beginsAt: BeginsAt
  judgeRange: JudgeRange
  /** Returns the index of the word that names the owner of what a part states, if one does with at least this probability. */
  ownerIn: (sentence: Sentence, part: Part, atLeast: number) => number | null
  pack: LanguagePack
}

/** Cuts a list of tasks into its items, and what two people have to do into two. Returns one statement for anything else. */
export function cutList(
  context: CutContext,
  part: Part,
  judged = context.judgeRange(context.sentence, part.range, part.before, part.after),
): Statement[] {
  const { sentence, words, beginsAt, judgeRange } = context
  const { task, theirs } = judged.probability
  if (task < CUT_LIST_FROM.tasks) return [judged]
  const { range, before, after } = part
  let list: Cut | null = null
  let owners: Cut | null = null
  for (let gap = range.from + MIN_ITEM_WORDS; gap <= range.to - MIN_ITEM_WORDS; gap++) {
    if (isGlued(words, gap)) continue
    const begins = beginsAt(gap, range.from)
    const mayChangeOwner = theirs >= CUT_OWNERS_FROM.theirs && begins >= leastAt(context, gap)
    if (begins < CUT_LIST_FROM.gap && !mayChangeOwner) continue
    const [left, right] = [
      { from: range.from, to: gap },
      { from: gap, to: range.to },
    ]
    const sideOf = (side: Part): Side => ({
      part: side,
      judged: judgeRange(sentence, side.range, side.before, side.after),
    })
    const sides = [
      sideOf({ range: left, before, after: right }),
      sideOf({ range: right, before: left, after }),
    ] as const
    const least = Math.min(...sides.map((side) => side.judged.probability.task))
    if (
      mayChangeOwner &&
      least >= CUT_OWNERS_FROM.tasks &&
      (areOwnersApart(sides, context) || areNamedApart(sides, context))
    ) {
      if (begins > (owners?.worth ?? 0)) owners = { sides, worth: begins }
    } else if (begins >= CUT_LIST_FROM.gap && least >= CUT_LIST_FROM.tasks && least > (list?.worth ?? 0)) {
      list = { sides, worth: least }
    }
  }
  const best = owners ?? list
  if (best === null) return [judged]
  return best.sides.flatMap((side, index) => {
    const [first, ...items] = cutList(context, side.part, side.judged)
    return first ? [{ ...first, changesOwner: first.changesOwner || (index > 0 && owners !== null) }, ...items] : []
  })
}

const andOf = perPack(({ clauses }) => new RegExp(`^(?:${clauses.partOpeners.alone})(?![\\p{L}])`, 'u'))
/** No "and" has more letters than this. */
const MAX_AND = 8

/** Returns how likely a statement must be to begin at a gap for it to be cut there because somebody else has it. */
function leastAt({ sentence, words, pack }: CutContext, gap: number): number {
  const { start = 0, sign = 0 } = words[gap] ?? {}
  // "And, Imogen, can you …": who is addressed has what was said before it too.
  if (sign !== 0) return Number.POSITIVE_INFINITY
  if (andOf(pack).test(foldInPlace(sentence.text.slice(start, start + MAX_AND)))) return CUT_OWNERS_FROM.and
  return words[gap - 1]?.sign === 0 ? Number.POSITIVE_INFINITY : CUT_OWNERS_FROM.sign
}

/** Tells whether one side is the speaker's follow-up and the other one somebody else's, who is named where it begins. */
function areOwnersApart([left, right]: Cut['sides'], context: CutContext): boolean {
  const [before, after] = [left.judged.probability, right.judged.probability]
  const [mine, theirs] = [before.mine - after.mine, before.theirs - after.theirs]
  if (Math.sign(mine) === Math.sign(theirs)) return false
  if (Math.min(Math.abs(mine), Math.abs(theirs)) < CUT_OWNERS_FROM.apart) return false
  return theirs > 0 || openingOwner(right.part, context) !== null
}

/** Tells whether each side names its own owner, the second one where it begins: "Tom brings the chairs and Sue brings the drinks". */
function areNamedApart([left, right]: Cut['sides'], context: CutContext): boolean {
  if (Math.min(left.judged.probability.theirs, right.judged.probability.theirs) < CUT_OWNERS_FROM.named) return false
  const second = openingOwner(right.part, context)
  if (second === null) return false
  const { sentence, words, ownerIn } = context
  const first = ownerIn(sentence, left.part, CUT_OWNERS_FROM.named)
  const isIn = first !== null && first >= left.part.range.from && first < left.part.range.to
  return isIn && words[first]?.word !== words[second]?.word
}

/** Returns the index of the word that names a part's owner among its first words, or null. */
function openingOwner(part: Part, { sentence, ownerIn }: CutContext): number | null {
  const owner = ownerIn(sentence, part, CUT_OWNERS_FROM.named)
  return owner !== null && owner >= part.range.from && owner < part.range.from + MAX_OPENING ? owner : null
}
