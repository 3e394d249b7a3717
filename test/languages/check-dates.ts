import { findDates, findDatesApart } from '#server/analysis/dates/find-dates.ts'
import { DATE_RULES, DATE_SYMBOLS, NUMBER_RULES } from '#server/analysis/dates/passes.ts'
import { formatDay, makeDay, weekdayOf } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'

const SPOKEN = { recordedAt: new Date('2026-03-25T08:40:00Z'), timezone: 'Europe/Madrid' }
/** Days after the recording in each month, including some first and last ones. */
const DAYS = [
  [2026, 3, 31],
  [2026, 4, 1],
  [2026, 5, 12],
  [2026, 6, 30],
  [2026, 7, 2],
  [2026, 8, 23],
  [2026, 9, 9],
  [2026, 10, 31],
  [2026, 11, 15],
  [2026, 12, 24],
  [2027, 1, 3],
  [2027, 2, 11],
] as const

/** Words that every language needs for dates, as `KIND:value`; a month may be a weak word. */
const NEEDED = [
  ...Array.from({ length: 7 }, (_, at) => `WEEKDAY:${at + 1}`),
  ...Array.from({ length: 12 }, (_, at) => `MONTH:${at + 1}`),
  ...['minute', 'day', 'week', 'month', 'year'].map((unit) => `UNIT:${unit}`),
  'DAYREL:0',
  'DAYREL:-1',
]

/** Lists the faults in the dates of a pack: missing words, words that no rule knows, misread dates. */
export function checkDates(pack: LanguagePack): string[] {
  const keys = Object.keys(pack.dates.words)
  const missing = NEEDED.filter((needed) => !keys.some((key) => key === needed || key.startsWith(`${needed}:`)))
  const unknown = keys.filter((key) => !DATE_SYMBOLS.has(key.split(':')[0] ?? ''))
  return [
    ...missing.map((key) => `dates.words: ${key} is missing`),
    ...unknown.map((key) => `dates.words: no rule knows ${key}`),
    ...checkExamples(pack),
    ...(pack.dates.written.length === 0 ? ['dates.written: declares no form of a date'] : []),
    ...(missing.length > 0 ? [] : pack.dates.written.flatMap((form) => misread(pack, form))),
  ]
}

/** Lists examples without a rule, and examples that their rule reads differently than stated. */
function checkExamples(pack: LanguagePack): string[] {
  return Object.entries(pack.dateExamples).flatMap(([id, { right, wrong }]) => {
    if (!DATE_RULES.has(id) && !NUMBER_RULES.has(id)) return [`dateExamples: there is no rule ${id}`]
    return [
      ...right.filter((text) => !isRead(pack, id, text)).map((text) => `dateExamples: ${id} does not read ‘${text}’`),
      ...wrong.filter((text) => isRead(pack, id, text)).map((text) => `dateExamples: ${id} reads ‘${text}’`),
    ]
  })
}

/** Tells whether a rule is applied to a text. */
function isRead(pack: LanguagePack, id: string, text: string): boolean {
  let read = false
  findDatesApart(text, pack.code, SPOKEN, (rule) => {
    read ||= rule.id === id
  })
  return read
}

/** Lists the days that are misread when they are written in a given form. */
function misread(pack: LanguagePack, form: string): string[] {
  return DAYS.flatMap(([year, month, day]) => {
    const wall = makeDay(year, month, day)
    const values: Record<string, string> = {
      weekday: firstWord(pack, `WEEKDAY:${weekdayOf(wall)}`),
      day: String(day),
      ordinal: ordinalOf(pack, day),
      month: firstWord(pack, `MONTH:${month}`),
      number: String(month),
      year: String(year),
    }
    const text = form.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
    const [found, ...others] = findDates(text, pack.code, SPOKEN)
    const right = others.length === 0 && found?.from === formatDay(wall) && found.text === text
    return right ? [] : [`dates.written: ‘${text}’ is not read as ${formatDay(wall)}`]
  })
}

function firstWord({ dates }: LanguagePack, key: string): string {
  const [, phrases = ''] =
    Object.entries(dates.words).find(([name]) => name === key || name.startsWith(`${key}:`)) ?? []
  return phrases.split(', ')[0] ?? ''
}

function ordinalOf({ dates }: LanguagePack, day: number): string {
  const entry = dates.ordinals.split(', ').find((one) => one.startsWith(`${day} `))
  return entry?.slice(entry.indexOf(' ') + 1) ?? String(day)
}
