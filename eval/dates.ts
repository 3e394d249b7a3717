import { type DateMention, findDates } from '#server/analysis/dates/find-dates.ts'
import type { Language } from '#shared/languages.ts'
import { type Figure, mean } from './figures.ts'
import { byLanguage, readSet } from './sets.ts'

interface Expected {
  text: string
  kind: 'point' | 'range' | 'time' | 'timerange'
  start: string | null
  end: string | null
  grain: string
  alternatives?: { start: string | null; end: string | null }[]
  end_alt?: string
}

interface DateRecord {
  id: string
  lang: Language
  text: string
  reference_time: string
  expected: Expected[]
  ignore?: { text: string }[]
  calendar_like: boolean
  locale?: string
  source: string
}

type Reading = { start: string | null; end: string | null }

const GRAINS: Record<string, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_678_400,
}

/** Evaluates dates by set: the calendar-like ones first (strict, lenient and by day), then all, then false alarms. */
export function evaluateDates(folder: string): Figure[] {
  return ['dates_recognizers', 'dates_duckling'].flatMap((set) =>
    byLanguage(readSet<DateRecord>(folder, set)).flatMap(([language, records]) => {
      const calendar = records.filter(({ calendar_like }) => calendar_like)
      const figures: [string, number][] = [
        ['calendar-like, strict', share(calendar, 'strict')],
        ['calendar-like, lenient', share(calendar, 'lenient')],
        ['calendar-like, day only', share(calendar, 'date')],
        ['calendar-like, end', share(calendar, 'end')],
        ...['point', 'range', 'time', 'timerange']
          .filter((kind) => calendar.some(({ expected }) => expected.some((one) => one.kind === kind)))
          .map((kind): [string, number] => [`calendar-like, strict, ${kind}`, share(calendar, 'strict', kind)]),
        ['calendar-like, whole sentence', mean(calendar.map((record) => (isExact(record) ? 1 : 0)))],
        ['all, strict', share(records, 'strict')],
        ['all, lenient', share(records, 'lenient')],
      ]
      const empty = records.filter(({ expected }) => expected.length === 0)
      if (empty.length > 0) figures.push(['false alarms', mean(empty.map((one) => (scored(one).length > 0 ? 1 : 0)))])
      return figures.map(([measure, value]) => ({ set, measure, language, value }))
    }),
  )
}

type Way = 'strict' | 'lenient' | 'date' | 'end'

function share(records: readonly DateRecord[], way: Way, kind?: string): number {
  return mean(
    records.flatMap((record) => {
      const found = predict(record)
      return record.expected
        .filter((expected) => kind === undefined || expected.kind === kind)
        .filter(({ end }) => way !== 'end' || end !== null)
        .map((expected) => (found.some((mention) => isHit(mention, expected, way, record.reference_time)) ? 1 : 0))
    }),
  )
}

/** Tells whether every mention was hit and nothing else was found, apart from words that are not scored. */
function isExact(record: DateRecord): boolean {
  const found = scored(record)
  const now = record.reference_time
  return (
    record.expected.every((expected) => found.some((mention) => isHit(mention, expected, 'strict', now))) &&
    found.every((mention) => record.expected.some((expected) => isHit(mention, expected, 'strict', now)))
  )
}

/** Returns the predictions outside the words that are not scored. */
function scored(record: DateRecord): DateMention[] {
  const text = record.text.toLowerCase()
  const ignored = (record.ignore ?? []).map((one) => {
    const start = text.indexOf(one.text.toLowerCase())
    return { start, end: start + one.text.length }
  })
  return predict(record).filter(
    (mention) => !ignored.some(({ start, end }) => start >= 0 && mention.start < end && mention.end > start),
  )
}

/** Duckling's corpus assumes a zone two hours west of Greenwich, where its "8:00 gmt" is 06:00. */
const DUCKLING = { offset: '-02:00', timezone: 'Etc/GMT+2' }
const ELSEWHERE = { offset: 'Z', timezone: 'UTC' }

function predict({ text, lang, reference_time, locale, source }: DateRecord): DateMention[] {
  const { offset, timezone } = source.startsWith('duckling') ? DUCKLING : ELSEWHERE
  const reference = { recordedAt: new Date(`${reference_time}${offset}`), timezone }
  return findDates(text, lang, locale === undefined ? reference : { ...reference, monthFirst: locale === 'en-US' })
}

function isHit(mention: DateMention, expected: Expected, way: Way, now: string): boolean {
  const got = readingOf(mention, now)
  const readings: Reading[] = [expected, ...(way === 'lenient' ? (expected.alternatives ?? []) : [])]
  const isTime = expected.kind === 'time' || expected.kind === 'timerange'
  if (way === 'end') return isHit(mention, expected, 'strict', now) && isEnd(got.end, expected, isTime)
  return readings.some(({ start, end }) => {
    const gold = start ?? end
    const value = start === null ? got.end : got.start
    if (gold === null || value === null) return false
    if (isTime) return value.slice(11, 16) === gold.slice(0, 5)
    if (way === 'date') return value.slice(0, 10) === gold.slice(0, 10)
    return gold.length === 10 ? value.slice(0, 10) === gold : value.slice(0, 16) === gold.slice(0, 16)
  })
}

function isEnd(got: string | null, { end, end_alt, grain }: Expected, isTime: boolean): boolean {
  if (got === null || end === null) return false
  if (isTime) return got.slice(11, 16) === end.slice(0, 5)
  const distance = Math.abs(Date.parse(`${full(got)}Z`) - Date.parse(`${full(end)}Z`)) / 1000
  return distance <= (GRAINS[grain] ?? (end.length === 10 ? GRAINS.day : GRAINS.minute) ?? 0) || got === end_alt
}

function full(time: string): string {
  return time.length === 10 ? `${time}T00:00` : time
}

/** "Before", "by" and "until" a day state an end; "by" also states that it may begin now. */
function readingOf({ from, to, relation }: DateMention, now: string): Reading {
  if (relation === 'by') return { start: now, end: from }
  return relation === 'before' || relation === 'until' ? { start: null, end: from } : { start: from, end: to }
}
