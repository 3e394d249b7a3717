import { add, DAY, startOfDay, weekdayOf } from '#server/calendar/wall-time.ts'
import { type Context, type Meaning, pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { day, monthSpan, partOfDay, unitSpan } from '../../resolve.ts'

/** Returns the nth weekday between two days, counted from the end if `nth` is negative. */
function nthBetween(weekday: number, nth: number, from: number, to: number): number | undefined {
  const days: number[] = []
  for (let at = from; at < to; at += DAY) if (weekdayOf(at) === weekday) days.push(at)
  return nth > 0 ? days[nth - 1] : days.at(nth)
}

/** Returns the nth weekday of the month that some words name: the next one to come, unless they say which. */
function nthWeekday(named: Sym[], period: Sym[], context: Context): number | null {
  const weekday = pick(named, 'WEEKDAY')?.value ?? 1
  const last = pick(named, 'PENULT') ? -2 : -(pick(named, 'ORD')?.value ?? 1)
  const nth = pick(named, 'LAST', 'PENULT') ? last : (pick(named, 'ORD')?.value ?? 4)
  const month = pick(period, 'MONTH')
  const year = pick(period, 'YEAR')
  const which = pick(period, 'THIS', 'NEXT', 'COMING')
  const base = month ? monthSpan(context, month.value, year?.value) : unitOf(period, context, which?.value ?? 0)
  if (base?.from === undefined || base.to === undefined || base.unit !== 'month') return null
  const found = nthBetween(weekday, nth, base.from, base.to)
  // "The first Monday of the month" may be past; "the first Monday of March" is the next one.
  if (found === undefined || found >= startOfDay(context.now) || year || !month) return found ?? null
  const ahead = add(base.from, 1, 'year')
  return nthBetween(weekday, nth, ahead, add(ahead, 1, 'month')) ?? null
}

function unitOf(period: Sym[], context: Context, count: number): Meaning | null {
  const unit = pick(period, 'UNIT')?.unit
  return unit ? unitSpan(context, unit, count) : null
}

/** The nth weekday of a month. */
export const weekdayOfMonthRules: Rule[] = [
  rule(
    'span.nth-weekday-of',
    'The nth or last weekday of a month.',
    '(ON|THE|DET)* ((ORD|LAST|PENULT|ORD LAST|QUARTERHOUR) WEEKDAY|WEEKDAY (LAST|ORD)) {mod}? {of} ({month} {year}?|{the}? {whichunit})',
    (parts, context) => {
      const at = parts.findIndex(({ kind }) => /^(?:OF|OFTHE|INTHE|IN|ATTHE|FOR)$/.test(kind))
      const found = nthWeekday(parts.slice(0, at), parts.slice(at), context)
      const part = pick(parts, 'MOD', 'PART')?.tag
      return part && found !== null ? partOfDay(found, part) : day(found)
    },
  ),
  // "April's second Tuesday".
  rule(
    'span.months-nth-weekday',
    'The month, then its nth or last weekday.',
    '(THIS? MONTH|THIS UNIT|NEXT UNIT) OF (ORD|LAST|PENULT|ORD LAST|QUARTERHOUR) WEEKDAY',
    (parts, context) => {
      const at = parts.findIndex(({ kind }) => kind === 'OF')
      return day(nthWeekday(parts.slice(at), parts.slice(0, at), context))
    },
  ),
]
