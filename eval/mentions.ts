import { findDates } from '#server/analysis/dates/find-dates.ts'
import type { Language } from '#shared/languages.ts'
import { type Figure, mean } from './figures.ts'
import { byLanguage, readSet } from './sets.ts'

interface MentionRecord {
  lang: Language
  text: string
  date_mentions: string[]
}

const REFERENCE = { recordedAt: new Date('2026-03-04T09:00:00Z'), timezone: 'UTC' }

/** Measures how many time expressions are found (recall), and how many of those found are correct (precision). */
export function evaluateMentions(folder: string): Figure[] {
  return byLanguage(readSet<MentionRecord>(folder, 'date_mentions_mtop')).flatMap(([language, records]) => {
    const found: number[] = []
    const exact: number[] = []
    const right: number[] = []
    for (const { text, date_mentions } of records) {
      const spans = date_mentions.map((words) => ({
        start: text.indexOf(words),
        end: text.indexOf(words) + words.length,
      }))
      const mentions = findDates(text, language, REFERENCE)
      for (const span of spans) {
        found.push(mentions.some(({ start, end }) => start < span.end && end > span.start) ? 1 : 0)
        exact.push(mentions.some(({ start, end }) => start === span.start && end === span.end) ? 1 : 0)
      }
      for (const { start, end } of mentions)
        right.push(spans.some((span) => start < span.end && end > span.start) ? 1 : 0)
    }
    const set = 'date_mentions_mtop'
    return [
      { set, measure: 'recall (overlap)', language, value: mean(found) },
      { set, measure: 'precision (overlap)', language, value: mean(right) },
      { set, measure: 'recall (exact words)', language, value: mean(exact) },
    ]
  })
}
