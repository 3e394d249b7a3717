import type { LanguagePack } from '#server/languages/language-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { DateMention, DateReference } from '../dates/find-dates.ts'
import { findFirst } from '../text/find-first.ts'
import { cuesOf } from './cues.ts'
import { gapFeatures, statementFeatures, type WordRange } from './features.ts'
import { probabilityOf, scoreOf } from './linear-model.ts'
import { readSpokenWords, type SpokenWord } from './spoken-words.ts'
import { STATEMENT_KINDS, type StatementKind } from './statement-kinds.ts'
import { type StatementModel, statementModelOf } from './statement-model.ts'

/** A part of a sentence that states one thing, with the probability of each kind of statement. */
export interface Statement {
  sentence: Sentence
  /** Offsets in the sentence's text. */
  from: number
  to: number
  probability: Record<StatementKind, number>
}

/** A sentence with the dates mentioned in it. */
export interface DatedSentence {
  sentence: Sentence
  dates: readonly DateMention[]
}

/** The maximum length of a statement, in words. Longer ones are cut where a new one most likely begins. */
const MAX_WORDS = 25
const MIN_WORDS_BEFORE_CUT = 5
/** From this probability on a statement begins. */
const CUT_FROM = 0.4

/**
 * A list of tasks is often said in one breath, and no gap in it is likely by itself. From this probability on a gap is
 * looked at, and it is cut there if both sides are tasks with at least that probability.
 */
const CUT_LIST_FROM = { gap: 0.2, tasks: 0.8 }
/** The fewest words of an item of such a list. */
const MIN_ITEM_WORDS = 2

/** A note cut into statements. */
export interface JudgedNote {
  statements: Statement[]
  /** Judges the words between two offsets of a sentence by themselves, wherever its statements begin and end. */
  judgeWords: (sentence: Sentence, from: number, to: number) => Record<StatementKind, number>
}

/** How many words around a range count as its neighbours. */
const NEIGHBOURS = 8

/** Cuts a note into statements and judges each of them in the context of its neighbours; null without a model. */
export function judgeStatements(
  note: readonly DatedSentence[],
  spoken: DateReference,
  pack: LanguagePack,
): JudgedNote | null {
  const model = statementModelOf(pack)
  if (!model) return null
  const words: SpokenWord[] = []
  const ranges: (WordRange & { sentence: Sentence })[] = []
  const sentences = new Map<Sentence, WordRange>()
  for (const { sentence, dates } of note) {
    const own = readSpokenWords(sentence.text, dates, spoken)
    const first = words.length
    for (const word of own) words.push(word)
    sentences.set(sentence, { from: first, to: words.length })
    for (const { from, to } of cutStatements(own, model)) {
      ranges.push({ from: first + from, to: first + to, sentence })
    }
  }
  const judgeRange = (sentence: Sentence, range: WordRange, before: WordRange | null, after: WordRange | null) => {
    const [from, to] = [words[range.from]?.start ?? 0, words[range.to - 1]?.end ?? 0]
    const cues = cuesOf(pack)(foldInPlace(sentence.text.slice(from, to)))
    return { sentence, from, to, probability: judge(statementFeatures(words, range, before, after, cues), model) }
  }
  /** Cuts a list of tasks into its items. */
  const cutList = (
    sentence: Sentence,
    range: WordRange,
    before: WordRange | null,
    after: WordRange | null,
  ): Statement[] => {
    const whole = judgeRange(sentence, range, before, after)
    let best: { gap: number; least: number } | null = null
    if (range.to - range.from >= 2 * MIN_ITEM_WORDS && whole.probability.task >= CUT_LIST_FROM.tasks) {
      for (let gap = range.from + MIN_ITEM_WORDS; gap <= range.to - MIN_ITEM_WORDS; gap++) {
        if (words[gap]?.start === words[gap - 1]?.end) continue
        const features = gapFeatures(words, gap, gap - range.from)
        if (probabilityOf(model.begins, scoreOf(model.begins, features, model.bits)) < CUT_LIST_FROM.gap) continue
        const [left, right] = [
          { from: range.from, to: gap },
          { from: gap, to: range.to },
        ]
        const least = Math.min(
          judgeRange(sentence, left, before, right).probability.task,
          judgeRange(sentence, right, left, after).probability.task,
        )
        if (least >= CUT_LIST_FROM.tasks && least > (best?.least ?? 0)) best = { gap, least }
      }
    }
    if (best === null) return [whole]
    const [left, right] = [
      { from: range.from, to: best.gap },
      { from: best.gap, to: range.to },
    ]
    return [...cutList(sentence, left, before, right), ...cutList(sentence, right, left, after)]
  }
  return {
    statements: ranges.flatMap((range, at) =>
      cutList(range.sentence, range, ranges[at - 1] ?? null, ranges[at + 1] ?? null),
    ),
    judgeWords: (sentence, from, to) => {
      const { from: first, to: end } = sentences.get(sentence) ?? { from: 0, to: 0 }
      const range = {
        from: findFirst(first, end, (at) => (words[at]?.end ?? 0) > from),
        to: findFirst(first, end, (at) => (words[at]?.start ?? 0) >= to),
      }
      const before = range.from > first ? { from: Math.max(first, range.from - NEIGHBOURS), to: range.from } : null
      const after = range.to < end ? { from: range.to, to: Math.min(end, range.to + NEIGHBOURS) } : null
      return judgeRange(sentence, range, before, after).probability
    },
  }
}

function judge(features: number[], { bits, kinds }: StatementModel): Record<StatementKind, number> {
  const probability = (kind: StatementKind) => probabilityOf(kinds[kind], scoreOf(kinds[kind], features, bits))
  return Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, probability(kind)])) as Record<StatementKind, number>
}

/** Cuts the words of a sentence where new statements begin. */
function cutStatements(words: readonly SpokenWord[], { begins, bits }: StatementModel): WordRange[] {
  const ranges: WordRange[] = []
  let from = 0
  let best = { at: 0, probability: 0 }
  const cutAt = (to: number) => {
    if (to > from) ranges.push({ from, to })
    from = to
    best = { at: 0, probability: 0 }
  }
  for (let at = 1; at < words.length; at++) {
    // "A4" and "don't" are cut nowhere.
    if (words[at]?.start === words[at - 1]?.end) continue
    const probability = probabilityOf(begins, scoreOf(begins, gapFeatures(words, at, at - from), bits))
    if (probability >= CUT_FROM) cutAt(at)
    else {
      if (at - from >= MIN_WORDS_BEFORE_CUT && probability > best.probability) best = { at, probability }
      if (at - from >= MAX_WORDS) {
        const { at: place } = best
        cutAt(place)
        at = place
      }
    }
  }
  cutAt(words.length)
  return ranges
}
