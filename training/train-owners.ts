import { findDatesApart } from '#server/analysis/dates/find-dates.ts'
import { cuesOf } from '#server/analysis/statements/cues.ts'
import { statementFeatures, type WordRange } from '#server/analysis/statements/features.ts'
import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { isMessage } from '#server/analysis/statements/message.ts'
import { ownerCandidates, type UnnamedOwner } from '#server/analysis/statements/owner-features.ts'
import { isSmallWord } from '#server/analysis/statements/rank-owners.ts'
import { readSpokenWords } from '#server/analysis/statements/spoken-words.ts'
import { packOf } from '#server/languages/languages.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import type { TrainingNote } from './corpus.ts'
import { SPOKEN } from './examples.ts'
import { fitOwners, type OwnerExample, type OwnerOptions } from './fit-owners.ts'
import { stripSigns } from './strip-signs.ts'

const OPTIONS: OwnerOptions = { bits: 18, passes: 8, rate: 0.2, decay: 1e-5, minSeen: 5, levels: 10 }

/**
 * Trains the model that ranks those who may own a follow-up. The same notes always give the same bytes.
 * @param corpus SHA-256 of the file with the notes, with which a test checks whether the model is up to date
 */
export function trainOwners(notes: readonly TrainingNote[], language: Language, corpus: string): Buffer {
  const examples = notes.flatMap((note) => ownerExamples(note, language))
  return encodeModel({ bits: OPTIONS.bits, corpus, heads: [fitOwners(examples, OPTIONS)] })
}

/** Returns an example for each follow-up of a note whose owner is known, as it was written and as speech without punctuation. */
export function ownerExamples(note: TrainingNote, language: Language): OwnerExample[] {
  const bare = examplesOf(note, language, stripSigns)
  return note.style === 'bare' ? bare : [...examplesOf(note, language, (text) => text), ...bare]
}

interface Range {
  start: number
  end: number
}

/** Returns whose the follow-up of a clause is: who is named by words of the note, or who is not. Null if it is not known. */
function ownerOf([, kinds, owner]: TrainingNote['clauses'][number]):
  | { words: string }
  | { unnamed: UnnamedOwner }
  | null {
  if (kinds === 'm') return { unnamed: 'me' }
  if (kinds === 'x' || owner === '-') return { unnamed: 'nobody' }
  return kinds === 'o' && owner !== undefined ? { words: owner } : null
}

function examplesOf({ clauses }: TrainingNote, language: Language, write: (text: string) => string): OwnerExample[] {
  const pack = packOf(language)
  let text = ''
  const parts = clauses.map(([clause]) => {
    if (text !== '') text += ' '
    const start = text.length
    text += write(clause)
    return { start, end: text.length }
  })
  const words = readSpokenWords(text, findDatesApart(text, language, SPOKEN), SPOKEN, pack)
  const message = isMessage(pack)(foldInPlace(text))
  const ranges = parts.map(({ start, end }): WordRange => {
    const from = words.findIndex((word) => word.end > start)
    const to = words.findIndex((word) => word.start >= end)
    return { from, to: to < 0 ? words.length : to }
  })
  return clauses.flatMap((clause, at): OwnerExample[] => {
    const range = ranges[at] as WordRange
    const owned = range.to > range.from ? ownerOf(clause) : null
    if (owned === null) return []
    const named =
      'words' in owned ? nearest(foldInPlace(text), foldInPlace(write(owned.words)), parts[at] as Range) : null
    const said = foldInPlace(text.slice(words[range.from]?.start, words[range.to - 1]?.end))
    const [before, after] = [ranges[at - 1] ?? null, ranges[at + 1] ?? null]
    const own = statementFeatures(words, range, before, after, cuesOf(pack)(said), message)
    const candidates = ownerCandidates(words, range, own, isSmallWord(pack))
    const right = candidates.flatMap(({ owner }, place) => {
      if (typeof owner === 'string') return 'unnamed' in owned && owner === owned.unnamed ? [place] : []
      const { start = 0, end = 0 } = words[owner] ?? {}
      return named !== null && start >= named.start && end <= named.end ? [place] : []
    })
    return right.length > 0 ? [{ candidates: candidates.map(({ features }) => features), right }] : []
  })
}

/** Returns where a name is said in a clause, or else nearest before it, or else after it. Null if it is not said as a whole word. */
function nearest(text: string, name: string, clause: Range): Range | null {
  const far = (at: number) => (at < clause.start ? clause.start - at : at < clause.end ? 0 : text.length + at)
  let best: number | null = null
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWord = !/[\p{L}\p{N}]/u.test(`${text.charAt(at - 1)}${text.charAt(at + name.length)}`)
    if (isWord && (best === null || far(at) < far(best))) best = at
  }
  return best === null ? null : { start: best, end: best + name.length }
}
