import { encodeModel } from '#server/analysis/statements/linear-model.ts'
import { ownerCandidates, type UnnamedOwner } from '#server/analysis/statements/owner-features.ts'
import { isSmallWord } from '#server/analysis/statements/rank-owners.ts'
import { packOf } from '#server/languages/languages.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import type { TrainingNote } from './corpus.ts'
import { clauseFeatures, type ReadClause, type ReadNote, readNote } from './examples.ts'
import { fitOwners, type OwnerExample, type OwnerOptions } from './fit-owners.ts'

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
  return readNote(note, language).flatMap((read) =>
    read.clauses.flatMap(({ written }, at) => {
      const owner = ownerOf(written)
      return owner === null ? [] : exampleOf(read, at, owner, language)
    }),
  )
}

/** Words of the note that name somebody, or somebody whom no words name. */
type Owner = { words: string } | { unnamed: UnnamedOwner }

/** Returns whose the follow-up of a clause is. Null if it is none, or if it is not known. */
function ownerOf([, kinds, owner]: ReadClause['written']): Owner | null {
  if (kinds === 'm') return { unnamed: 'me' }
  if (kinds === 'x' || owner === '-') return { unnamed: 'nobody' }
  return kinds === 'o' && owner !== undefined ? { words: owner } : null
}

function exampleOf(read: ReadNote, at: number, owned: Owner, language: Language): OwnerExample[] {
  const { text, words } = read
  const { range } = read.clauses[at] as ReadClause
  const clause = { start: words[range.from]?.start ?? 0, end: words[range.to - 1]?.end ?? 0 }
  const named = 'words' in owned ? nearest(foldInPlace(text), foldInPlace(owned.words), clause) : null
  const candidates = ownerCandidates(words, range, clauseFeatures(read, at), isSmallWord(packOf(language)))
  const right = candidates.flatMap(({ owner }, place) => {
    if (typeof owner === 'string') return 'unnamed' in owned && owner === owned.unnamed ? [place] : []
    const { start = 0, end = 0 } = words[owner] ?? {}
    return named !== null && start >= named.start && end <= named.end ? [place] : []
  })
  return right.length > 0 ? [{ candidates: candidates.map(({ features }) => features), right }] : []
}

interface Range {
  start: number
  end: number
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
