import { findDrift, identifyLanguage } from '#server/speech/spoken-language/find-drift.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readCorpus } from '../training/corpus.ts'
import { median, report } from './support.ts'

/** Number of segments: an hour of speech in segments of half a minute. */
const SEGMENTS = 120
const WORDS = 75
const RUNS = 9

/**
 * Measures the check of a segment's language, and that of an hour's transcript, in which the language of each segment
 * is first identified and then compared with the expected language.
 */
export function benchSpokenLanguage(): void {
  const began = performance.now()
  identifyLanguage('')
  report('letter models of all languages loaded', `${Math.round(performance.now() - began)} ms`)
  for (const language of LANGUAGES) {
    const segments = cutSegments(language)
    const first = time(1, () => checkAll(segments, language))
    const hour = time(RUNS, () => checkAll(segments, language))
    const half = time(RUNS, () => checkAll(segments.slice(0, SEGMENTS / 2), language))
    report(
      `languages of an hour’s transcript checked, ${language}`,
      `${Math.round(hour)} ms`,
      `${(hour / SEGMENTS).toFixed(2)} ms a segment; the first time ${Math.round(first)} ms`,
    )
    report(`languages of an hour, ${language}`, `${(hour / half).toFixed(1)} times as long as of half an hour`)
  }
}

function checkAll(segments: readonly string[], language: Language): void {
  for (const segment of segments) {
    identifyLanguage(segment)
    findDrift(segment, language)
  }
}

function cutSegments(language: Language): string[] {
  const text = readCorpus(language)
    .flatMap(({ clauses }) => clauses.map(([clause]) => clause))
    .join(' ')
  const words = text.split(' ')
  return Array.from({ length: SEGMENTS }, (_, at) => words.slice(at * WORDS, (at + 1) * WORDS).join(' '))
}

/** @returns the median of several runs in milliseconds */
function time(runs: number, work: () => void): number {
  return median(
    Array.from({ length: runs }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}
