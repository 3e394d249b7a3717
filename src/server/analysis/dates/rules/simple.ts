import { type Context, pick, type Rule, rule, type Sym } from '../grammar.ts'
import {
  add,
  DAY,
  makeRealDay,
  monthOf,
  startOf,
  startOfDay,
  startOfWeek,
  type Wall,
  weekdayOf,
  yearOf,
} from '../wall.ts'

type Made = Omit<Sym, 'start' | 'end'>

const day = (from: Wall | null): Made | null =>
  from === null ? null : { kind: 'DATE', value: 0, from, to: from + DAY, unit: 'day' }
const clock = (minutes: number, tag = ''): Made | null =>
  minutes >= 0 && minutes <= 24 * 60 ? { kind: 'CLOCK', value: minutes, tag } : null

/** Working hours decide where neither am nor pm was said: one to half past six in the afternoon, seven to twelve before noon. */
function spokenClock(hour: number, minute: number): Made | null {
  if (hour > 24 || minute > 59) return null
  if (hour === 0 || hour > 12) return clock(hour * 60 + minute)
  return clock((hour < 7 ? hour + 12 : hour) * 60 + minute, 'ambiguous')
}

export const clockRules: Rule[] = [
  rule('CLOCKWORD', ([word]) => clock(word?.value ?? 0)),
  rule('NUM (COLON NUM)? (AM|PM)', (parts) => {
    const [hour, , minute] = parts.filter((part) => part.kind !== 'AM' && part.kind !== 'PM')
    const base = (hour?.value ?? 0) % 12
    return (hour?.value ?? 13) > 12 ? null : clock((base + (pick(parts, 'PM') ? 12 : 0)) * 60 + (minute?.value ?? 0))
  }),
  rule('(AT|ON|LAS|AT LAS)? NUM COLON NUM', (parts) => {
    const [hour, minute] = parts.filter((part) => part.kind === 'NUM')
    return spokenClock(hour?.value ?? 99, minute?.value ?? 99)
  }),
  rule('(AT|LAS|AT LAS)? NUM OCLOCK', (parts) => spokenClock(pick(parts, 'NUM')?.value ?? 99, 0)),
  rule('(AT|AT LAS|LAS) NUM', (parts) => spokenClock(pick(parts, 'NUM')?.value ?? 99, 0)),
  rule('(AT|AT LAS|LAS) NUM (AND|LESS) (HALF|QUARTERHOUR|NUM)', (parts) => {
    const hour = pick(parts, 'NUM')?.value ?? 99
    const minutes = parts.at(-1)?.value ?? 99
    return pick(parts, 'LESS') ? spokenClock(hour - 1, 60 - minutes) : spokenClock(hour, minutes)
  }),
  rule('AT? (HALF|QUARTERHOUR|NUM) PAST NUM', (parts) => {
    const [minutes, , hour] = parts.filter((part) => part.kind !== 'AT')
    return spokenClock(hour?.value ?? 99, minutes?.value ?? 99)
  }),
  rule('AT HALF NUM', (parts) => spokenClock(pick(parts, 'NUM')?.value ?? 99, 30)),
  rule('AT? QUARTERHOUR TO NUM', (parts) => spokenClock((parts.at(-1)?.value ?? 99) - 1, 45)),
  rule('AT? NUM HOURS NUM?', (parts) => {
    const [hour, minute] = parts.filter((part) => part.kind === 'NUM')
    return spokenClock(hour?.value ?? 99, minute?.value ?? 0)
  }),
  rule('AT? NUM HOURS (AND|LESS) (HALF|QUARTERHOUR)', (parts) => {
    const hour = pick(parts, 'NUM')?.value ?? 99
    return pick(parts, 'LESS') ? spokenClock(hour - 1, 45) : spokenClock(hour, parts.at(-1)?.value ?? 99)
  }),
]

/** The next day of that name after today; `today` counts only where said ("this Friday" on a Friday). */
function nextWeekday(context: Context, weekday: number): Wall {
  const ahead = (weekday - weekdayOf(context.now) + 7) % 7 || 7
  return startOfDay(context.now) + ahead * DAY
}

function dayOfMonth(context: Context, value: number): Wall | null {
  const today = startOfDay(context.now)
  for (let ahead = 0; ahead < 12; ahead++) {
    const found = makeRealDay(
      yearOf(today),
      monthOf(today) + ahead > 12 ? monthOf(today) + ahead - 12 : monthOf(today) + ahead,
      value,
    )
    const inYear = found !== null && monthOf(today) + ahead > 12 ? add(found, 1, 'year') : found
    if (inYear !== null && inYear >= today) return inYear
  }
  return null
}

function namedDay(context: Context, month: number, value: number, year?: number): Wall | null {
  if (year !== undefined) return makeRealDay(year, month, value)
  const thisYear = makeRealDay(yearOf(context.now), month, value)
  if (thisYear !== null && thisYear >= startOfDay(context.now)) return thisYear
  return makeRealDay(yearOf(context.now) + 1, month, value)
}

function span(context: Context, unit: NonNullable<Sym['unit']>, count: number): Made {
  const from = add(startOf(unit, context.now), count, unit)
  return { kind: 'SPAN', value: 0, unit, from, to: add(from, 1, unit) }
}

function shift(context: Context, count: number, unit: NonNullable<Sym['unit']>): Made {
  const from = add(context.now, count, unit)
  return unit === 'hour' || unit === 'minute' || unit === 'second'
    ? { kind: 'MOMENT', value: 0, from, unit: 'minute' }
    : { kind: 'DATE', value: 0, from: startOfDay(from), to: startOfDay(from) + DAY, unit: 'day' }
}

export const dayRules: Rule[] = [
  rule('(DAYREL|MANANA)', ([part], { now }) => day(startOfDay(now) + (part?.value ?? 0) * DAY)),
  rule('(ON|THIS|BY)? WEEKDAY', (parts, context) => day(nextWeekday(context, parts.at(-1)?.value ?? 1))),
  rule('ON? (NEXT WEEKDAY|WEEKDAY NEXT)', (parts, context) =>
    day(nextWeekday(context, pick(parts, 'WEEKDAY')?.value ?? 1)),
  ),
  rule('ON? (LAST WEEKDAY|WEEKDAY LAST)', (parts, context) => {
    const next = nextWeekday(context, pick(parts, 'WEEKDAY')?.value ?? 1)
    return day(next - 7 * DAY === startOfDay(context.now) ? next - 14 * DAY : next - 7 * DAY)
  }),
  rule('WEEKDAY WEEKON', ([weekday, on], context) => {
    // "Mardi en huit" is the Tuesday after the coming one.
    return day(nextWeekday(context, weekday?.value ?? 1) + (on?.value ?? 7) * DAY)
  }),
  rule('(A|NUM) UNIT ON WEEKDAY', ([, unit, , weekday], context) => {
    return unit?.unit === 'week' ? day(nextWeekday(context, weekday?.value ?? 1) + 7 * DAY) : null
  }),
  rule('(ON|WEEKDAY ON?|ON WEEKDAY)? (NUM|ORD) OF? MONTH (OF? YEAR)?', (parts, context) => namedDay2(parts, context)),
  rule('(WEEKDAY|WEEKDAY COMMA)? MONTH THE? (NUM|ORD) (COMMA? YEAR)?', (parts, context) => namedDay2(parts, context)),
  rule('(WEEKDAY|WEEKDAY COMMA)? THE ORD (OF MONTH)?', (parts, context) => {
    const month = pick(parts, 'MONTH')
    const value = pick(parts, 'ORD')?.value ?? 0
    return day(month ? namedDay(context, month.value, value) : dayOfMonth(context, value))
  }),
  rule('ON WEEKDAY? (NUM|ORD)', (parts, context) => day(dayOfMonth(context, pick(parts, 'NUM', 'ORD')?.value ?? 0))),
  rule('IN (NUM|A) UNIT', ([, count, unit], context) => shift(context, count?.value ?? 1, unit?.unit ?? 'day')),
  rule('IN NUM HOURS', ([, count], context) => shift(context, count?.value ?? 1, 'hour')),
  rule('IN? A FORTNIGHT', (_, context) => shift(context, 14, 'day')),
  rule('(NUM|A) UNIT AGO', ([count, unit], context) => shift(context, -(count?.value ?? 1), unit?.unit ?? 'day')),
  rule('AGOPREFIX (NUM|A) UNIT', ([, count, unit], context) =>
    shift(context, -(count?.value ?? 1), unit?.unit ?? 'day'),
  ),
  rule('(NUM|A) UNIT FROMNOW', ([count, unit], context) => shift(context, count?.value ?? 1, unit?.unit ?? 'day')),
  rule('(LAS|THE|ON)? (NEXT|THIS|LAST) UNIT', (parts, context) =>
    span(context, pick(parts, 'UNIT')?.unit ?? 'week', pick(parts, 'NEXT', 'THIS', 'LAST')?.value ?? 0),
  ),
  rule('(LAS|ON)? UNIT (NEXT|LAST)', (parts, context) =>
    span(context, pick(parts, 'UNIT')?.unit ?? 'week', parts.at(-1)?.value ?? 0),
  ),
  rule('ENDOF (THIS|THE|ON|LAS|OF)? UNIT', (parts, context) => {
    const { to } = span(context, parts.at(-1)?.unit ?? 'month', 0)
    return to === undefined ? null : day(to - DAY)
  }),
  rule('ENDOF OF? MONTH', (parts, context) => {
    const first = namedDay(context, parts.at(-1)?.value ?? 1, 1)
    const from = first === null || monthOf(context.now) === parts.at(-1)?.value ? startOf('month', context.now) : first
    return day(add(from, 1, 'month') - DAY)
  }),
  rule('(LAS|THE|ON|THIS)? WEEKEND', (_, context) => {
    const from = startOfWeek(context.now) + 5 * DAY
    return { kind: 'SPAN', value: 0, from, to: from + 2 * DAY, unit: 'day' }
  }),
  rule('TONIGHT', ([part], { now }) => {
    const from = startOfDay(now) + (part?.value ?? 0) * DAY
    return { kind: 'PARTDAY', value: 0, tag: 'night', from, to: from + DAY }
  }),
  rule('THIS PART', ([, part], { now }) => ({
    kind: 'PARTDAY',
    value: 0,
    tag: part?.tag ?? '',
    from: startOfDay(now),
    to: startOfDay(now) + DAY,
  })),
]

function namedDay2(parts: Sym[], context: Context): Made | null {
  const month = pick(parts, 'MONTH')?.value ?? 0
  return day(namedDay(context, month, pick(parts, 'NUM', 'ORD')?.value ?? 0, pick(parts, 'YEAR')?.value))
}

export const joinRules: Rule[] = [
  rule('(DATE|PARTDAY) (COMMA|AT|ON)? CLOCK (BYPART PART|IN THE PART|OFTHEDAY PART|BYPART MANANA)?', (parts) =>
    moment(parts),
  ),
  rule('(DATE|PARTDAY) (BYPART PART|OFTHEDAY PART|PART|BYPART MANANA) (COMMA|AT)? CLOCK', (parts) => moment(parts)),
  rule('CLOCK (BYPART PART|OFTHEDAY PART|BYPART MANANA)? (COMMA|OF|ON)? (DATE|PARTDAY)', (parts) => moment(parts)),
  rule('CLOCK (BYPART PART|OFTHEDAY PART|BYPART MANANA|PART)', (parts) => {
    const minutes = timeOf(parts)
    return minutes === null ? null : { kind: 'CLOCK', value: minutes }
  }),
  rule('DATE (BYPART PART|OFTHEDAY PART|PART|BYPART MANANA)', (parts) => {
    const date = pick(parts, 'DATE')
    return date ? { ...date, kind: 'PARTDAY', tag: pick(parts, 'PART')?.tag ?? 'morning' } : null
  }),
]

function moment(parts: Sym[]): Made | null {
  const date = pick(parts, 'DATE', 'PARTDAY')
  const minutes = timeOf(parts)
  if (date?.from === undefined || minutes === null) return null
  return { kind: 'MOMENT', value: 0, from: date.from + minutes * 60_000, unit: 'minute' }
}

/** Minutes from midnight, with the part of day deciding between am and pm. */
function timeOf(parts: Sym[]): number | null {
  const found = pick(parts, 'CLOCK')
  if (!found) return null
  const part = pick(parts, 'PART', 'MANANA')?.tag ?? pick(parts, 'PARTDAY')?.tag
  if (found.tag !== 'ambiguous' || !part) return found.value
  const half = found.value % 720
  return part === 'morning' || part === '1' ? half : half + 720
}

export const relationRules: Rule[] = ['BY', 'BEFORE', 'AFTER', 'SINCE', 'UNTIL'].map((relation) =>
  rule(`${relation} (THE|ON|LAS)? (DATE|MOMENT|SPAN|PARTDAY|CLOCK)`, (parts) => {
    const last = parts.at(-1)
    return last ? { ...last, tag: relation } : null
  }),
)
