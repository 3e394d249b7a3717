import type { Transcript } from '#shared/contract/notes.ts'
import { type CorrectedTerm, findCorrectedTerms } from '#shared/find-corrected-terms.ts'
import { TERM_LENGTH } from '#shared/limits.ts'
import { listCalendarNames } from './list-calendar-names.ts'

/**
 * Adds the names that the user corrected between two versions of a text to those found so far. A new transcription adds
 * none, since its sentences have other times. Neither does a return to an earlier version. Where one weekday or month
 * replaced another, the date was wrong, not a name.
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
  const calendarNames = after.language ? listCalendarNames(after.language) : new Set<string>()
  for (const sentence of after.sentences) {
    for (const corrected of findCorrectedTerms(old.get(moment(sentence)) ?? '', sentence.text)) {
      const { term, instead } = corrected
      const isKnown = all.some((other) => other.term === term || other.instead === term)
      const isDate = calendarNames.has(term.toLowerCase()) && calendarNames.has(instead.toLowerCase())
      if (!isKnown && !isDate && term.length <= TERM_LENGTH.max) all.push(corrected)
    }
  }
  return all
}
