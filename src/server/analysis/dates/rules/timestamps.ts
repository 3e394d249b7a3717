import { DAY, HOUR, MINUTE, makeDay, makeRealDay, startOfWeek } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Token } from '../../text/tokens.ts'
import type { Sym } from '../grammar.ts'
import { fullYear } from '../resolve.ts'
import type { DigitRule } from './digits.ts'

/** No zone is further from Greenwich. */
const MAX_OFFSET_HOURS = 14

/** The zone in which offsets are counted. */
const GREENWICH = 'Etc/UTC'

const greenwichOf = perPack(
  ({ dates }: LanguagePack) => new Set((dates.words[`ZONE:${GREENWICH}`] ?? '').split(', ').map(fold)),
)

/** How timestamps of programs, headers of emails and logs are written. */
export const TIMESTAMP_RULES: readonly DigitRule[] = [
  {
    id: 'number.compact-day',
    recognises: 'A day of eight digits, with or without its time: "20260417", "20260417T0905".',
    read: (tokens, at) => {
      const [token, mark, time] = tokens.slice(at, at + 3)
      if (!token || !/^(?:19|20)\d{6}$/.test(token.folded)) return null
      const [year, month, day] = [token.folded.slice(0, 4), token.folded.slice(4, 6), token.folded.slice(6)].map(Number)
      const from = makeRealDay(year ?? 0, month ?? 0, day ?? 0)
      if (from === null) return null
      const hours = isTimeMark(mark, time) ? minutesOf(time?.folded) : null
      if (hours === null) return read('DATE', [token], { from, to: from + DAY, unit: 'day' })
      return read('MOMENT', [token, mark, time], { from: from + hours * MINUTE, unit: 'minute' })
    },
  },
  {
    id: 'number.apostrophe-year',
    recognises: 'The last two digits of a year after an apostrophe: "June \'27".',
    read: (tokens, at) => {
      const [mark, digits] = tokens.slice(at, at + 2)
      const isApart = at > 0 && mark?.glued === false && digits?.glued === true
      if (!isApart || !/^['’]$/.test(mark.folded) || !/^\d\d$/.test(digits.folded)) return null
      return read('YEAR', [mark, digits], { value: fullYear(Number(digits.folded)) })
    },
  },
  {
    id: 'number.week-of-year',
    recognises: 'A week by its number in its year, or a day of it: "2026-W16", "2026-W16-5".',
    read: (tokens, at) => {
      const [token, ...after] = tokens.slice(at, at + 6)
      const rest = after.slice(0, after.findIndex(({ glued }) => !glued) >>> 0)
      const found = /^(-?)w(\d\d)(?:\1([1-7]))?(?!\d)/.exec(rest.map(({ folded }) => folded).join(''))
      if (!token || !found || !/^(?:19|20)\d\d$/.test(token.folded)) return null
      const week = Number(found[2])
      if (week < 1 || week > 53) return null
      const from = startOfWeek(makeDay(Number(token.folded), 1, 4)) + (week - 1) * 7 * DAY
      const end = token.end + found[0].length
      const taken = rest.filter((part) => part.end <= end)
      if (found[3] === undefined) return read('SPAN', [token, ...taken], { from, to: from + 7 * DAY, unit: 'week' })
      const day = from + (Number(found[3]) - 1) * DAY
      return read('DATE', [token, ...taken], { from: day, to: day + DAY, unit: 'day' })
    },
  },
  {
    id: 'number.time-mark',
    recognises: 'The letter between a day and its time: "2026-04-17T09:05".',
    read: (tokens, at) => {
      const [before, mark, time] = [tokens[at - 1], tokens[at], tokens[at + 1]]
      return /^\d{2}$/.test(before?.folded ?? '') && mark && isTimeMark(mark, time) ? read('AT', [mark]) : null
    },
  },
  {
    id: 'number.part-of-second',
    recognises: 'The part of a second after its point: "09:05:12.345".',
    read: (tokens, at) => {
      const [point, digits] = tokens.slice(at, at + 2)
      if (!point || !/^[.,]$/.test(point.folded) || !point.glued || !isClock(tokens, at, 2)) return null
      return digits?.glued && /^\d{1,9}$/.test(digits.folded) ? read('SUBSECOND', [point, digits]) : null
    },
  },
  {
    id: 'number.zone-offset',
    recognises: 'How far a zone is from Greenwich: "09:05+02:00", "09:05 -0500", "GMT+2".',
    read: (tokens, at, pack) => {
      const [sign, ...digits] = tokens.slice(at, at + 4)
      if (!sign || !/^[+-]$/.test(sign.folded) || !digits[0]?.glued) return null
      const parts = digits[1]?.folded === ':' && digits[1].glued && digits[2]?.glued ? digits : digits.slice(0, 1)
      const named = greenwichOf(pack).has(tokens[at - 1]?.folded ?? '')
      const written = parts.map(({ folded }) => folded.replace(':', '')).join('')
      // "9:05-11:00" and "9:05-1130" are ranges of hours, but "T09:05-11:00" ends with its zone.
      const isApart = parts.length === 1 && written.length === 4 && !sign.glued
      const isRange = sign.folded === '-' && !isApart && !hasTimeMark(tokens, at)
      if (!named && (isRange || !isClock(tokens, at, 1))) return null
      const tag = offsetOf(sign.folded, written)
      return tag === null ? null : read('ZONE', [sign, ...parts], { tag })
    },
  },
]

function read(kind: string, tokens: (Token | undefined)[], more: Partial<Sym> = {}) {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return null
  return { symbol: { kind, value: 0, start: first.start, end: last.end, ...more }, length: tokens.length }
}

function isTimeMark(mark: Token | undefined, time: Token | undefined): boolean {
  return mark?.folded === 't' && mark.glued && time?.glued === true && /^\d{2}(?:\d{2}){0,2}$/.test(time.folded)
}

/** Returns the minutes of "0905" or "090512". */
function minutesOf(digits = ''): number | null {
  const [hour, minute] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))]
  return digits.length >= 4 && hour * HOUR < DAY && minute < 60 ? hour * 60 + minute : null
}

/** Tells whether a time in digits, with that many colons at least, ends right before a token. */
function isClock(tokens: readonly Token[], at: number, colons: number): boolean {
  let end = at
  // The part of the second.
  if (/^[.,]$/.test(tokens[end - 2]?.folded ?? '') && tokens[end - 1]?.glued) end -= 2
  for (let found = 0; found < colons; found++, end -= 2) {
    const [colon, digits] = [tokens[end - 2], tokens[end - 1]]
    if (colon?.folded !== ':' || !colon.glued || !digits?.glued || !/^\d{2}$/.test(digits.folded)) return false
  }
  return /^\d{1,2}$/.test(tokens[end - 1]?.folded ?? '')
}

/** The tokens of "T09:05:12.345". */
const MAX_TIME_TOKENS = 8

function hasTimeMark(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - MAX_TIME_TOKENS), at).some((mark, i, some) => isTimeMark(mark, some[i + 1]))
}

/** Returns "+02:00" for the digits "2", "02", "200" or "0200". */
function offsetOf(sign: string, digits: string): string | null {
  if (!/^\d{1,4}$/.test(digits)) return null
  const [hours, minutes] = digits.length < 3 ? [digits, '00'] : [digits.slice(0, -2), digits.slice(-2)]
  if (Number(hours) > MAX_OFFSET_HOURS || !/^(?:00|15|30|45)$/.test(minutes)) return null
  return `${sign}${hours.padStart(2, '0')}:${minutes}`
}
