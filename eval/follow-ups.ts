import { findFollowUps } from '#server/analysis/builtin/follow-ups/follow-ups.ts'
import { toInfinitive } from '#server/analysis/builtin/titles/infinitive.ts'
import { fold } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { type Counts, type Figure, f1, mean, precision, recall } from './figures.ts'
import { byLanguage, readSet } from './sets.ts'

interface ActionRecord {
  lang: Language
  text: string
  is_action: boolean
  actions: { task: string | null; contains?: string[] }[]
  due: string[]
}

interface RequestRecord {
  lang: Language
  text: string
  is_request: boolean
}

const REFERENCE = { recordedAt: new Date('2026-03-04T09:00:00Z'), timezone: 'UTC' }

/** Evaluates reminders spoken to an assistant: whether a follow-up is found, and its words and the words of its date. */
export function evaluateActions(folder: string): Figure[] {
  const set = 'actions_mtop'
  return byLanguage(readSet<ActionRecord>(folder, set)).flatMap(([language, records]) => {
    const counts: Counts = { hit: 0, missed: 0, extra: 0 }
    const words: number[] = []
    const dates: number[] = []
    for (const record of records) {
      const followUps = followUpsIn(record)
      count(counts, record.is_action, followUps.length > 0)
      if (!record.is_action || followUps.length === 0) continue
      const titles = followUps.map(({ title }) => title).join(' ')
      for (const { task: followUp, contains = [] } of record.actions) {
        words.push(
          followUp === null
            ? contains.every((part) => fold(titles).includes(fold(part)))
              ? 1
              : 0
            : overlap(followUp, titles, language),
        )
      }
      for (const due of record.due) {
        const at = record.text.indexOf(due)
        dates.push(
          followUps.some(({ dueWords }) => dueWords && dueWords.start < at + due.length && dueWords.end > at) ? 1 : 0,
        )
      }
    }
    return [
      { set, measure: 'task found, precision', language, value: precision(counts) },
      { set, measure: 'task found, recall', language, value: recall(counts) },
      { set, measure: 'task found, F1', language, value: f1(counts) },
      { set, measure: "task's words, token F1 where found", language, value: mean(words) },
      { set, measure: "date's words, where found", language, value: mean(dates) },
    ]
  })
}

/** Evaluates whether sentences of business emails contain a request. */
export function evaluateRequests(folder: string): Figure[] {
  const set = 'requests_email_en'
  return byLanguage(readSet<RequestRecord>(folder, set)).flatMap(([language, records]) => {
    const counts: Counts = { hit: 0, missed: 0, extra: 0 }
    for (const record of records) count(counts, record.is_request, followUpsIn(record).length > 0)
    return [
      { set, measure: 'precision', language, value: precision(counts) },
      { set, measure: 'recall', language, value: recall(counts) },
      { set, measure: 'F1', language, value: f1(counts) },
    ]
  })
}

function followUpsIn({ text, lang }: { text: string; lang: Language }) {
  return findFollowUps([{ index: 0, start: 0, end: 1, text }], { language: lang, ...REFERENCE })
}

function count(counts: Counts, gold: boolean, got: boolean): void {
  if (gold && got) counts.hit++
  if (gold && !got) counts.missed++
  if (!gold && got) counts.extra++
}

function overlap(gold: string, got: string, language: Language): number {
  const expected = wordsOf(gold, language)
  const left = wordsOf(got, language)
  const size = expected.length + left.length
  let hit = 0
  for (const word of expected) {
    const at = left.indexOf(word)
    if (at < 0) continue
    hit++
    left.splice(at, 1)
  }
  return (2 * hit) / Math.max(size, 1)
}

/** All forms of a verb count as one word, because a title has the infinitive where "que llame" was said. */
function wordsOf(text: string, language: Language): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => fold(toInfinitive(word, language)))
}
