import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { endsInAbbreviation } from '#server/speech/abbreviations.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { DateMention, DateReference } from '../dates/find-dates.ts'
import { findFirst } from '../text/find-first.ts'
import { cuesOf } from './cues.ts'
import { cutList, type JudgeRange, type Part } from './cut-list.ts'
import { type BeginsAt, type CutRange, cutStatements, findBeginnings } from './cut-statements.ts'
import { statementFeatures, type WordRange } from './features.ts'
import { hashText } from './hash.ts'
import { probabilityOf, scoreOf } from './linear-model.ts'
import { isMessage } from './message.ts'
import { ownerCandidates, type UnnamedOwner } from './owner-features.ts'
import { isSmallWord, rankOwners } from './rank-owners.ts'
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
  /** Whether it was cut because it became too long, perhaps in the middle of a phrase. */
  cutShort: boolean
  /** How likely a statement is to begin where this one does; 0 for an item of a list. */
  begins: number
  /** Whether it was cut from the one before it because that is a follow-up of somebody else. */
  changesOwner: boolean
}

/** A sentence with the dates mentioned in it. */
export interface DatedSentence {
  sentence: Sentence
  dates: readonly DateMention[]
}

/** A note cut into statements. */
export interface JudgedNote {
  statements: Statement[]
  /** Judges only the words between two offsets of a sentence, wherever its statements begin and end. */
  judgeWords: (sentence: Sentence, from: number, to: number) => Record<StatementKind, number>
  /** Returns who may own the follow-up that is stated between two offsets of a sentence, with their probabilities. */
  judgeOwners: (sentence: Sentence, from: number, to: number) => OwnerChance[]
}

/** Somebody who may own a follow-up. The probabilities of all for one follow-up add up to 1. */
export interface OwnerChance {
  /** The word that names the person, with its offsets in its sentence, or who it is if no word does. */
  owner: { sentence: Sentence; start: number; end: number } | UnnamedOwner
  probability: number
}

/** How many words around a range count as its neighbours. */
const NEIGHBOURS = 8

/** Cuts a note into statements and judges each of them in the context of its neighbours. Null without a model. */
export function judgeStatements(
  note: readonly DatedSentence[],
  spoken: DateReference,
  pack: LanguagePack,
): JudgedNote | null {
  const model = statementModelOf(pack)
  if (!model) return null
  const words: SpokenWord[] = []
  /** The sentence of each word. */
  const homes: Sentence[] = []
  const ranges: (CutRange & { sentence: Sentence; beginsAt: BeginsAt })[] = []
  const sentences = new Map<Sentence, WordRange>()
  for (const { sentence, dates } of note) {
    const own = joinAbbreviations(readSpokenWords(sentence.text, dates, spoken, pack), sentence.text, pack)
    const first = words.length
    for (const word of own) {
      words.push(word)
      homes.push(sentence)
    }
    sentences.set(sentence, { from: first, to: words.length })
    const likely = findBeginnings(own, sentence.text, model)
    const begins: BeginsAt = (at, from) => (cutsVerbOff(own, at, sentence.text, pack) ? 0 : likely(at, from))
    const beginsAt: BeginsAt = (at, from) => begins(at - first, from - first)
    for (const { from, to, ...cut } of cutStatements(own, begins)) {
      ranges.push({ from: first + from, to: first + to, ...cut, sentence, beginsAt })
    }
  }
  const message = isMessage(pack)(foldInPlace(note.map(({ sentence }) => sentence.text).join(' ')))
  const featuresOf = (sentence: Sentence, { range, before, after }: Part) => {
    const [from, to] = [words[range.from]?.start ?? 0, words[range.to - 1]?.end ?? 0]
    const cues = cuesOf(pack)(foldInPlace(sentence.text.slice(from, to)))
    return { from, to, features: statementFeatures(words, range, before, after, cues, message) }
  }
  const judgeRange: JudgeRange = (sentence, range, before, after) => {
    const { from, to, features } = featuresOf(sentence, { range, before, after })
    return { sentence, from, to, probability: judge(features, model), cutShort: false, begins: 0, changesOwner: false }
  }
  const partOf = (sentence: Sentence, from: number, to: number): Part => {
    const { from: first, to: end } = sentences.get(sentence) ?? { from: 0, to: 0 }
    const range = {
      from: findFirst(first, end, (at) => (words[at]?.end ?? 0) > from),
      to: findFirst(first, end, (at) => (words[at]?.start ?? 0) >= to),
    }
    const before = range.from > first ? { from: Math.max(first, range.from - NEIGHBOURS), to: range.from } : null
    const after = range.to < end ? { from: range.to, to: Math.min(end, range.to + NEIGHBOURS) } : null
    return { range, before, after }
  }
  const ownersOf = (sentence: Sentence, part: Part) => {
    const candidates = ownerCandidates(words, part.range, featuresOf(sentence, part).features, isSmallWord(pack))
    return rankOwners(candidates, model.owners)
  }
  const ownerIn = (sentence: Sentence, part: Part, atLeast: number) => {
    const owner = ownersOf(sentence, part).find(({ probability }) => probability >= atLeast)?.owner
    return typeof owner === 'number' ? owner : null
  }
  return {
    statements: ranges.flatMap((range, at) => {
      const part = { range, before: ranges[at - 1] ?? null, after: ranges[at + 1] ?? null }
      const { sentence, beginsAt } = range
      const items = cutList({ sentence, words, beginsAt, judgeRange, ownerIn, pack }, part)
      return items.map((item, index) => ({
        ...item,
        cutShort: index === items.length - 1 && range.cutShort,
        begins: index === 0 ? range.begins : 0,
      }))
    }),
    judgeWords: (sentence, from, to) => {
      const { range, before, after } = partOf(sentence, from, to)
      return judgeRange(sentence, range, before, after).probability
    },
    judgeOwners: (sentence, from, to) =>
      ownersOf(sentence, partOf(sentence, from, to)).map(({ owner, probability }) => {
        if (typeof owner === 'string') return { owner, probability }
        const { start = 0, end = 0 } = words[owner] ?? {}
        return { owner: { sentence: homes[owner] ?? sentence, start, end }, probability }
      }),
  }
}

const determinersOf = perPack(
  ({ titles }) => new Set(titles.determiners.replaceAll("'", '').split(' ').map(fold).map(hashText)),
)

/**
 * Tells whether a gap is between a verb of action and its object: "recoger | la ropa". Only where the verb's form tells that it is
 * one: in English it may be a noun.
 */
function cutsVerbOff(words: readonly SpokenWord[], gap: number, text: string, pack: LanguagePack): boolean {
  const [verb, next] = [words[gap - 1], words[gap]]
  if (pack.duties.another.verb !== '' || !verb || !next || verb.sign !== 0) return false
  // Few words are determiners, so their verbs are looked up last.
  return determinersOf(pack).has(next.word) && pack.verbs.isDeed(`${text.slice(verb.start, verb.end)} `)
}

/** Leaves the full stops of abbreviations out: "ring Mrs. Donnelly" goes on. */
function joinAbbreviations(words: SpokenWord[], text: string, pack: LanguagePack): SpokenWord[] {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next && text.startsWith('.', word.end) && endsInAbbreviation(text.slice(word.start, word.end + 1), '', pack))
      word.sign = 0
  }
  return words
}

function judge(features: number[], { bits, kinds }: StatementModel): Record<StatementKind, number> {
  const probability = (kind: StatementKind) => probabilityOf(kinds[kind], scoreOf(kinds[kind], features, bits))
  return Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, probability(kind)])) as Record<StatementKind, number>
}
