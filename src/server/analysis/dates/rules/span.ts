// Over 250 lines: the rules for spans form one list, in which the earlier of two equally long matches wins.
import { add, DAY, makeDay, startOf, startOfDay, startOfWeek, type Wall, yearOf } from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, OTHER, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { day, END_OF_DAY, monthSpan, shift, shiftBy, span, thirdOf, unitSpan, weekendSpan, weekOf } from '../resolve.ts'

const wholeUnit: Make = (parts, context, next) => {
  const unit = pick(parts, 'UNIT')?.unit
  // "The last day at work" is not yesterday.
  const isFollowed = next?.kind === OTHER && next.end - next.start > 1
  if (unit === 'day' && isFollowed && parts.at(-1)?.kind === 'UNIT' && pick(parts, 'LAST')) return null
  return unit ? unitSpan(context, unit, pick(parts, 'NEXT', 'COMING', 'THIS', 'LAST')?.value ?? 0) : null
}

const weekend: Make = (parts, context) => weekendSpan(context, pick(parts, 'NEXT', 'LAST')?.value ?? 0)

const month: Make = (parts, context) => monthSpan(context, pick(parts, 'MONTH')?.value ?? 1, pick(parts, 'YEAR')?.value)

/** Reads "the next three days": whole units, beginning with the next one. */
const several: Make = (parts, context) => {
  const length = pick(parts, 'DUR') ?? pick(parts, 'NUM', 'FEW')
  const unit = pick(parts, 'DUR')?.unit ?? pick(parts, 'UNIT')?.unit
  if (!length || !unit) return null
  const forward = pick(parts, 'NEXT', 'COMING')
  const short = unit === 'hour' || unit === 'minute' || unit === 'second'
  const base = short ? context.now : add(startOf(unit, context.now), forward ? 1 : 0, unit)
  const far = add(base, forward ? length.value : -length.value, unit)
  const [from, to] = forward ? [base, far] : [far, base]
  return short ? { kind: 'MOMENT', value: 0, from, to, unit: 'minute' } : span(from, to, unit)
}

/** Returns the weekday in the week that is some weeks away, or the first one from a day on that is some months away. */
function weekdayAway(weekday: number, { unit, tag }: Sym, away: Wall | undefined): Meaning | null {
  if (away === undefined) return null
  const inWeek = startOfWeek(away) + (weekday - 1) * DAY
  return day(inWeek < away && unit !== 'week' && tag !== 'fortnight' ? inWeek + 7 * DAY : inWeek)
}

/** Reads "from June to August 2027"; the year is that of the last month, or each has its own. */
const months: Make = (parts, context) => {
  const [first, last] = all(parts, 'MONTH')
  const [year, lastYear] = all(parts, 'YEAR').map(({ value }) => value)
  if (!first || !last) return null
  const turns = last.value < first.value ? 1 : 0
  const isOfLast = lastYear === undefined && parts.at(-1)?.kind === 'YEAR'
  const { from } = monthSpan(context, first.value, year === undefined || !isOfLast ? year : year - turns)
  if (from === undefined) return null
  const to = makeDay(lastYear ?? yearOf(from) + turns, last.value + 1, 1)
  return to > from ? span(from, to, 'month') : null
}

export const spanRules: Rule[] = [
  rule(
    'span.which-unit',
    'This, next or last week, month or other unit.',
    '{the}? (THIS|NEXT|COMING|LAST) UNIT (NEXT)?',
    wholeUnit,
  ),
  rule(
    'span.unit-which',
    'The same with the determiner last.',
    '{the}? UNIT (NEXT|COMING|LAST|THIS) (?!UNIT|MONTH|WEEKDAY|PART)',
    wholeUnit,
  ),
  rule('span.unit-after-next', 'The unit after next.', '{the}? UNIT AFTERNEXT', (parts, context) =>
    unitSpan(context, pick(parts, 'UNIT')?.unit ?? 'week', 2),
  ),
  // "Later this week" means its second half, or the rest of it.
  rule(
    'span.later-this-unit',
    'The later part of this week, month or year.',
    '(LATER|ENDOF) (IN|INTHE|OF|OFTHE|DURING)? {the}? (THIS UNIT|UNIT THIS|UNIT)|THIS UNIT LATER',
    (parts, context) => {
      // The Spanish "más tarde" belongs here, but "late this week" means its last days.
      if (pick(parts, 'ENDOF') && !(parts[0]?.tag === 'late' && parts[0].value === 1)) return null
      const unit = pick(parts, 'UNIT')?.unit
      const { from, to } = unit && unit !== 'day' ? unitSpan(context, unit, 0) : {}
      if (from === undefined || to === undefined || to - from < DAY) return null
      return span(Math.max(startOfDay(context.now), startOfDay((from + to) / 2)), to, 'day')
    },
  ),
  rule('span.next-length', 'The next or last number of units.', '{the}? (NEXT|COMING|LAST) DUR', several),
  rule(
    'span.number-next-units',
    'The same with the number first.',
    '{the}? (NUM|FEW) (NEXT|COMING|LAST) UNIT',
    several,
  ),
  rule('span.length-next', 'The same with the determiner last.', '{the}? DUR (NEXT|COMING|LAST)', several),
  rule('span.weekend', 'This, next or last weekend.', '{the}? (THIS|NEXT|COMING|LAST)? WEEKEND', weekend),
  rule('span.weekend-which', 'The same with the determiner last.', '{the}? WEEKEND (NEXT|COMING|LAST)', weekend),
  rule('span.weekend-after-next', 'The weekend after next.', '{the}? WEEKEND AFTERNEXT', (_, context) =>
    weekendSpan(context, 2),
  ),
  rule(
    'span.month-year',
    'A month of a year.',
    '(IN|INTHE|OF|DURING)? MONTH (OF|OFTHE|COMMA|SLASH|DASH|DOT)? YEAR|(?<=^|IN)YEAR (SLASH|DASH|COMMA)? MONTH (?!NUM|ORD|SLASH|DASH)',
    month,
  ),
  rule(
    'span.months',
    'From one month to another: "from June to August 2027", "July - September".',
    '({from} MONTH ((OF|COMMA)? YEAR)? {to}|MONTH ((OF|COMMA)? YEAR)? {upto}) MONTH ((OF|COMMA)? YEAR)?',
    months,
  ),
  // "March in a year" means that year's.
  rule('span.month-in-length', 'A month in a number of years.', '(IN|OF|DURING)? MONTH IN DUR', (parts, context) => {
    const ahead = pick(parts, 'DUR')
    if (ahead?.unit !== 'year') return null
    return monthSpan(context, pick(parts, 'MONTH')?.value ?? 1, yearOf(context.now) + ahead.value)
  }),
  rule('span.month', 'A month.', '(IN|DURING)? MONTH|OF MONTH (?!{nth})', (parts, context) => {
    // "May" and "march" are also ordinary words, and are months only after a preposition.
    const sure = pick(parts, 'MONTH')?.tag !== 'weak' && pick(parts, 'MONTH')?.tag !== 'short'
    return !sure && parts.length === 1 ? null : month(parts, context)
  }),
  rule(
    'span.related-month',
    'A month after "by", "before" and the like.',
    '(?<=AFTER|BEFORE|SINCE|UNTIL|BY|FROM|TO)MONTH',
    month,
  ),
  rule(
    'span.which-month',
    'The next or last month of that name.',
    '(IN|DURING|DET)? ((THIS|NEXT|LAST|COMING) MONTH|MONTH (NEXT|LAST|COMING))',
    (parts, context) => {
      const value = pick(parts, 'MONTH')?.value ?? 1
      const count = pick(parts, 'LAST') ? -1 : 0
      return monthSpan(context, value, undefined, count)
    },
  ),
  // "At the beginning of the month", said at its end.
  rule(
    'span.third-of-next-month',
    'The beginning or middle of the next month, when that of this month is over.',
    '(?<!SINCE|FROM|UNTIL|TO|THIS)(BEGINOF|MIDOF) {the}? OF? UNIT (?!OF MONTH|THIS|LAST|NEXT|COMING)',
    (parts, context) => {
      if (pick(parts, 'UNIT')?.unit !== 'month') return null
      const third = pick(parts, 'MIDOF') ? 'mid' : 'begin'
      const inMonth = ({ from = 0, to = 0 }: Meaning) => thirdOf(context, from, to, 'month', third)
      const isOver = (inMonth(unitSpan(context, 'month', 0)).to ?? 0) <= context.now
      return isOver ? { ...inMonth(unitSpan(context, 'month', 1)), tag: third } : null
    },
  ),
  rule(
    'span.third-of-period',
    'The beginning, middle or end of a month or other unit.',
    '(BEGINOF|MIDOF|ENDOF) {the}? (OF DET|OF|OF THE)? ((UNIT OF)? MONTH YEAR?|(THIS|NEXT|COMING|LAST) UNIT|UNIT (NEXT|COMING|LAST)|UNIT)',
    (parts, context) => {
      const named = pick(parts, 'MONTH')
      const base = named ? month(parts, context) : wholeUnit(parts, context)
      if (base?.from === undefined || base.to === undefined) return null
      const third = ({ BEGINOF: 'begin', MIDOF: 'mid', ENDOF: 'end' } as const)[
        parts[0]?.kind as 'BEGINOF' | 'MIDOF' | 'ENDOF'
      ]
      if (base.unit === 'day') return null
      return { ...thirdOf(context, base.from, base.to, base.unit, third), tag: third }
    },
  ),
  rule('span.end-of-day', 'The end of the day.', 'ENDOFDAY', ([said], { now }) =>
    day(startOfDay(now) + (said?.value ?? 0) * DAY, END_OF_DAY),
  ),
  rule('span.end-of-week', 'The end of the week: its Friday.', 'ENDOFWEEK', (_, { now }) =>
    day(startOfWeek(now) + 4 * DAY),
  ),
  rule('span.end-of-month', 'The end of the month.', 'ENDOFMONTH', (_, context) => {
    const { to = 0 } = unitSpan(context, 'month', 0)
    return day(to - DAY)
  }),
  rule('span.end-of-year', 'The end of the year.', 'ENDOFYEAR', (_, context) => {
    const { to = 0 } = unitSpan(context, 'year', 0)
    return day(to - DAY)
  }),
  rule(
    'span.week-of-number',
    'The week of a day given by its number.',
    '{the}? UNIT (OF|OFTHE|BEGINNING|BEGINNING ON) (THE|DET)? (ORD|NUM)? OF? MONTH? (ORD|NUM)?',
    (parts, { now }) => {
      const value = pick(parts, 'ORD', 'NUM')?.value
      const named = pick(parts, 'MONTH')?.value
      if (pick(parts, 'UNIT')?.unit !== 'week' || value === undefined) return null
      const date = makeDay(yearOf(now), named ?? new Date(now).getUTCMonth() + 1, value)
      return weekOf(date < startOfDay(now) ? add(date, 1, named === undefined ? 'month' : 'year') : date)
    },
  ),
  rule(
    'span.in-length',
    'A duration from now: "in two weeks".',
    'IN ABOUT? DUR (TIME)? (?!SINCE|FROM|AFTER)',
    (parts, context) => shiftBy(context, pick(parts, 'DUR')),
  ),
  rule(
    'span.which-quarter',
    'This, next or last quarter.',
    '{the}? (THIS|NEXT|COMING|LAST) QUARTERHOUR',
    (parts, context) => unitSpan(context, 'quarter', parts.at(-2)?.value ?? 0),
  ),
  rule('span.end-of-quarter', 'The end of the quarter.', 'ENDOF {the}? (THIS|NEXT)? QUARTERHOUR', (parts, context) => {
    const { from = 0, to = 0 } = unitSpan(context, 'quarter', pick(parts, 'NEXT')?.value ?? 0)
    return { ...thirdOf(context, from, to, 'quarter', 'end'), tag: 'end' }
  }),
  rule('span.within', 'Within a duration.', '(WITHIN|BY) DUR|WITHIN UNIT', ([, length], context) => {
    if (length?.kind === 'UNIT' && length.unit !== 'hour') return null
    const end = shiftBy(context, length?.kind === 'UNIT' ? { ...length, value: 1 } : length)
    return end?.from === undefined
      ? null
      : { kind: 'MOMENT', value: 0, tag: 'within', from: context.now, to: end.to ?? end.from }
  }),
  rule('span.after-length', 'After a duration.', 'AFTER DUR', ([, length], context) => {
    const made = shiftBy(context, length)
    return made && { ...made, relation: 'after' }
  }),
  // "In two weeks on Tuesday" is the Tuesday of that week; with months, the first one from that day on.
  rule(
    'span.in-length-weekday',
    'In a number of weeks, on a weekday.',
    '(IN ABOUT? DUR TIME?|DUR FROMNOW) COMMA? (ON|DET|ON THE)? WEEKDAY (?!NUM|ORD|COMMA|OF)',
    (parts, context) => {
      const [length, weekday] = [pick(parts, 'DUR'), pick(parts, 'WEEKDAY')?.value ?? 1]
      if (!length?.unit || length.unit === 'hour' || length.unit === 'minute' || length.unit === 'second') return null
      return weekdayAway(weekday, length, shift(context, length.value, length.unit)?.from)
    },
  ),
  rule(
    'span.ago-day',
    'A length ago, counted from a named day: "a year ago today".',
    '(DUR AGO|AGOPREFIX DUR) COMMA? DAYREL|DAYREL AGOPREFIX DUR',
    (parts, context) => {
      const [length, from] = [pick(parts, 'DUR'), pick(parts, 'DAYREL')?.value ?? 0]
      return from > 0 ? null : shiftBy(context, length, -1, startOfDay(context.now) + from * DAY)
    },
  ),
  rule(
    'span.ago-weekday',
    'A length ago, on a weekday: "three months ago on Saturday".',
    '(DUR AGO|AGOPREFIX DUR) COMMA? (ON|DET|ON THE)? WEEKDAY (?!NUM|ORD|COMMA|OF)|(ON|DET)? WEEKDAY COMMA? OF? (DUR AGO|AGOPREFIX DUR)',
    (parts, context) => {
      const [length, weekday] = [pick(parts, 'DUR'), pick(parts, 'WEEKDAY')?.value ?? 1]
      if (!length?.unit || length.unit === 'hour' || length.unit === 'minute' || length.unit === 'second') return null
      return weekdayAway(weekday, length, shiftBy(context, length, -1)?.from)
    },
  ),
  // "Samedi dans trois semaines", "Thursday a week from now".
  rule(
    'span.weekday-in-length',
    'A weekday, then the number of weeks until its week.',
    '(ON|DET)? WEEKDAY COMMA? (IN ABOUT? DUR|DUR FROMNOW)',
    (parts, context) => {
      const [length, weekday] = [pick(parts, 'DUR'), pick(parts, 'WEEKDAY')?.value ?? 1]
      if (length?.unit !== 'week' && length?.unit !== 'month' && length?.tag !== 'fortnight') return null
      return weekdayAway(weekday, length, shiftBy(context, length)?.from)
    },
  ),
  // "Un jour après", without a reference.
  rule(
    'span.length-later',
    'A duration later, without a reference.',
    'DUR (AFTER (?=DOT|COMMA|OTHER|$)|BEFORE (?=DOT|COMMA|$))',
    // "Dos días después de" something else says no date.
    ([length, sign], context) =>
      sign?.tag === 'of' ? null : shiftBy(context, length, sign?.kind === 'BEFORE' ? -1 : 1),
  ),
  // "Tres días más tarde", which also means late.
  rule(
    'span.length-late',
    'A duration later, said as "late".',
    'DUR ENDOF (?=DOT|COMMA|OTHER|$)',
    ([length, late], context) => (late?.tag === 'late' && late.value === 1 ? shiftBy(context, length) : null),
  ),
  rule('span.in-hours', 'In a number of hours.', 'INDUR', ([length], context) => shiftBy(context, length)),
  rule('span.hours-ago', 'A number of hours ago.', 'AGODUR', ([length], context) => shiftBy(context, length, -1)),
  rule('span.length-from-now', 'A duration from now.', 'DUR (FROMNOW|LATER (?!THIS|DAYREL))', ([length], context) =>
    shiftBy(context, length),
  ),
  // "For three days from today".
  rule(
    'span.for-length-from-now',
    'For a duration from now on.',
    '(FOR|FORDUR|DURING) DUR COMMA? FROMNOW',
    (parts, { now }) => {
      const length = pick(parts, 'DUR')
      if (!length?.unit || length.unit === 'hour' || length.unit === 'minute') return null
      return span(startOfDay(now), startOfDay(add(now, length.value, length.unit)), 'day')
    },
  ),
  rule('span.ago', 'A duration ago, the duration first.', 'DUR AGO', ([length], context) =>
    shiftBy(context, length, -1),
  ),
  rule('span.ago-prefix', 'A duration ago, the duration last.', 'AGOPREFIX DUR', ([, length], context) =>
    shiftBy(context, length, -1),
  ),
  rule(
    'span.length-from-day',
    'A duration before or after today or tomorrow.',
    '(?<!FOR|FORDUR|DURING)DUR (FROM|AFTER|BEFORE) (DAYREL|MORROW) (?!COMMA? (AT|TOWARDS|ATTHE)? CLOCK)',
    (parts, context) => {
      const length = pick(parts, 'DUR')
      const base = startOfDay(context.now) + (parts.at(-1)?.value ?? 0) * DAY
      return shiftBy(context, length, pick(parts, 'BEFORE') ? -1 : 1, base)
    },
  ),
]
