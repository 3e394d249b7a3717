import type { Language } from '#shared/languages.ts'
import { type Context, runPass } from './grammar.ts'
import { DATE_LEXICONS } from './lexicon/all.ts'
import { readSymbols } from './read-symbols.ts'
import { clockRules, dayRules, joinRules, relationRules } from './rules/simple.ts'
import { DAY, formatDay, formatMinute, HOUR, MINUTE, startOfDay } from './wall.ts'
import { toWall } from './zone.ts'

/** When the text was spoken. */
export interface DateReference {
  recordedAt: Date
  /** IANA name. */
  timezone: string
  /** Whether 3/4 is the fourth of March; unset: by the language and the zone. */
  monthFirst?: boolean
}

export interface DateMention {
  /** Offsets in the text. */
  start: number
  end: number
  text: string
  /** `day`: whole days; `moment`: to the minute; `time`: a time without a day (`from` is when it comes next); `span`: a week, a month, a morning. */
  kind: 'day' | 'moment' | 'time' | 'span'
  /** Wall time in the reference's zone, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. */
  from: string
  /** Exclusive; null where no end was stated. */
  to: string | null
  relation: 'by' | 'before' | 'after' | 'since' | 'until' | null
}

const RELATIONS = { BY: 'by', BEFORE: 'before', AFTER: 'after', SINCE: 'since', UNTIL: 'until' } as const
const PARTS: Record<string, [number, number]> = {
  morning: [8, 12],
  afternoon: [12, 18],
  evening: [18, 22],
  night: [20, 24],
}

/** Finds what a text says about when, and resolves it against the time it was spoken. */
export function findDates(text: string, language: Language, reference: DateReference): DateMention[] {
  const context: Context = {
    now: toWall(reference.recordedAt, reference.timezone),
    timezone: reference.timezone,
    monthFirst: reference.monthFirst ?? DATE_LEXICONS[language].monthFirst,
  }
  let symbols = readSymbols(text, language)
  for (const rules of [[...clockRules, ...dayRules], joinRules, relationRules])
    symbols = runPass(symbols, rules, context)
  const mentions: DateMention[] = []
  for (const { kind, start, end, from, to, value, tag } of symbols) {
    const relation = RELATIONS[tag as keyof typeof RELATIONS] ?? null
    const base = { start, end, text: text.slice(start, end), relation }
    if (kind === 'CLOCK') {
      const today = startOfDay(context.now) + value * MINUTE
      mentions.push({ ...base, kind: 'time', from: formatMinute(today < context.now ? today + DAY : today), to: null })
    }
    if (from === undefined) continue
    if (kind === 'DATE') mentions.push({ ...base, kind: 'day', from: formatDay(from), to: null })
    if (kind === 'MOMENT') mentions.push({ ...base, kind: 'moment', from: formatMinute(from), to: null })
    if (kind === 'SPAN') mentions.push({ ...base, kind: 'span', from: formatDay(from), to: formatDay(to ?? from) })
    if (kind === 'PARTDAY') {
      const [first, last] = PARTS[tag ?? ''] ?? [0, 24]
      mentions.push({
        ...base,
        kind: 'span',
        from: formatMinute(from + first * HOUR),
        to: formatMinute(from + last * HOUR),
      })
    }
  }
  return mentions
}
