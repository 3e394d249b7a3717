import { findDatesApart } from '#server/analysis/dates/find-dates.ts'
import { cuesOf } from '#server/analysis/statements/cues.ts'
import { gapFeatures, statementFeatures, type WordRange } from '#server/analysis/statements/features.ts'
import { isMessage } from '#server/analysis/statements/message.ts'
import { readSpokenWords, type SpokenWord } from '#server/analysis/statements/spoken-words.ts'
import type { StatementKind } from '#server/analysis/statements/statement-kinds.ts'
import { packOf } from '#server/languages/languages.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { kindsOf, type TrainingNote } from './corpus.ts'
import type { CutExample } from './fit-cuts.ts'
import { stripSigns } from './strip-signs.ts'

/** All training notes were spoken at this time: a Wednesday in the middle of a month. */
const SPOKEN = { recordedAt: new Date('2026-05-13T09:30:00Z'), timezone: 'UTC' }

/** A clause of a note as it was read, with its words. */
export interface ReadClause {
  range: WordRange
  kinds: Set<StatementKind>
  cues: number[]
  written: TrainingNote['clauses'][number]
}

/** The text of a note with its words, and the ranges of words of its clauses. */
export interface ReadNote {
  text: string
  words: SpokenWord[]
  clauses: ReadClause[]
  isMessage: boolean
}

export interface Example {
  features: number[]
  kinds: Set<string>
}

const OWNERS: ReadonlySet<string> = new Set<StatementKind>(['mine', 'theirs', 'open'])

/** Tells whether an example says anything about a kind. A task without an owner says nothing about owners. */
export function tellsOf({ kinds }: Example, name: string): boolean {
  return !OWNERS.has(name) || !kinds.has('task') || [...OWNERS].some((owner) => kinds.has(owner))
}

/** Reads a note as it was written, and as speech without punctuation. */
export function readNote(note: TrainingNote, language: Language): ReadNote[] {
  const bare = readBareNote(note, language)
  return note.style === 'bare' ? [bare] : [readClauses(note.clauses, language), bare]
}

/** Reads a note as speech without punctuation. */
export function readBareNote({ clauses, style }: TrainingNote, language: Language): ReadNote {
  if (style === 'bare') return readClauses(clauses, language)
  return readClauses(
    clauses.map(([text, kinds, owner]) =>
      owner === undefined ? [stripSigns(text), kinds] : [stripSigns(text), kinds, stripSigns(owner)],
    ),
    language,
  )
}

function readClauses(clauses: TrainingNote['clauses'], language: Language): ReadNote {
  let text = ''
  const ends: { end: number; written: ReadClause['written'] }[] = []
  for (const written of clauses) {
    const [clause] = written
    if (clause === '') continue
    text += (text === '' ? '' : ' ') + clause
    ends.push({ end: text.length, written })
  }
  const words = readSpokenWords(text, findDatesApart(text, language, SPOKEN), SPOKEN, packOf(language))
  const read: ReadNote = { text, words, clauses: [], isMessage: isMessage(packOf(language))(foldInPlace(text)) }
  let from = 0
  for (const { end, written } of ends) {
    let to = from
    while (to < words.length && (words[to]?.start ?? 0) < end) to++
    if (to > from) {
      const said = text.slice(words[from]?.start, words[to - 1]?.end)
      read.clauses.push({
        range: { from, to },
        kinds: kindsOf(written[1]),
        cues: cuesOf(packOf(language))(foldInPlace(said)),
        written,
      })
    }
    from = to
  }
  return read
}

/** Returns an example for each gap between the words of a note: whether a clause begins there. */
export function gapExamples({ words, clauses }: ReadNote): Example[] {
  const begins = new Set(clauses.map(({ range }) => range.from))
  const examples: Example[] = []
  let last = 0
  for (let at = 1; at < words.length; at++) {
    const starts = begins.has(at)
    examples.push({ features: gapFeatures(words, at, at - last), kinds: new Set(starts ? ['begins'] : []) })
    if (starts) last = at
  }
  return examples
}

/** Returns where the clauses of bare speech begin. */
export function cutExample({ words, clauses }: ReadNote): CutExample {
  return { words, begins: clauses.map(({ range }) => range.from).slice(1) }
}

/** Returns an example for each clause of a note. */
export function clauseExamples(note: ReadNote): Example[] {
  return note.clauses.map(({ kinds }, at) => ({ features: clauseFeatures(note, at), kinds }))
}

/** Returns the features of a clause of a note, by its index. */
export function clauseFeatures({ words, clauses, isMessage: message }: ReadNote, at: number): number[] {
  const { range, cues } = clauses[at] as ReadClause
  const [before, after] = [clauses[at - 1]?.range ?? null, clauses[at + 1]?.range ?? null]
  return statementFeatures(words, range, before, after, cues, message)
}
