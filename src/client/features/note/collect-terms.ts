import type { Transcript } from '#shared/contract/notes.ts'
import { type CorrectedTerm, findCorrectedTerms } from '#shared/find-corrected-terms.ts'
import { TERM_LENGTH } from '#shared/limits.ts'

/**
 * Adds to the names found so far those that a person put right between two versions of a text. What an engine heard anew
 * holds none: its sentences stand at other moments. Neither does a text that gets back what stood there before.
 */
export function collectTerms(
  found: readonly CorrectedTerm[],
  before: Transcript,
  after: Transcript,
): readonly CorrectedTerm[] {
  const moment = ({ start, end }: { start: number; end: number }) => `${start} ${end}`
  const old = new Map(before.sentences.map((sentence) => [moment(sentence), sentence.text]))
  const isEdit = after.version > before.version && after.sentences.every((sentence) => old.has(moment(sentence)))
  if (!isEdit) return found
  const all = [...found]
  for (const sentence of after.sentences) {
    for (const corrected of findCorrectedTerms(old.get(moment(sentence)) ?? '', sentence.text)) {
      const { term } = corrected
      const isKnown = all.some((other) => other.term === term || other.instead === term)
      if (!isKnown && term.length <= TERM_LENGTH.max) all.push(corrected)
    }
  }
  return all
}
