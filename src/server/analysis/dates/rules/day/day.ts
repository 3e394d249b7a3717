import { DAY, makeRealDay, monthOf, startOfDay, weekdayOf, yearOf } from '#server/calendar/wall-time.ts'
import { type Make, OTHER, pick, type Relation, type Rule, rule, type Sym } from '../../grammar.ts'
import { day, dayOfMonth, nextWeekday, partOfDay, shiftBy, unitSpan } from '../../resolve.ts'
import { namedMonthRules } from './named-month.ts'
import { partOfTodayRules } from './part-of-today.ts'
import { weekdayRules } from './weekday.ts'

const inSomeMonth: Make = (parts, context) => {
  const value = pick(parts, 'NUM', 'ORD')
  const weekday = pick(parts, 'WEEKDAY')?.value
  return value && value.value > 0 ? day(dayOfMonth(context, value.value, weekday)) : null
}

/** A day of the month that follows its weekday without an article lies at most this many days ahead. */
const MAX_AHEAD = 60

/** Reads "Monday the second" and "Monday 2nd". In "by Monday second um the minutes" the ordinal counts what is said. */
const weekdayInSomeMonth: Make = (parts, context, next) => {
  const made = inSomeMonth(parts, context, next)
  const isCounted = pick(parts, 'ORD')?.tag === 'words' && !pick(parts, 'DET', 'THE')
  return made?.from !== undefined && isCounted && made.from - context.now > MAX_AHEAD * DAY ? null : made
}

/** Tells whether a pronoun or a word that joins clauses follows an ordinal, unless it may be a moment: "the second I rang". */
function isApart(parts: Sym[], next: Sym | undefined): boolean {
  return next?.tag === 'small' && (pick(parts, 'ORD')?.value ?? 0) > 2
}

/** Tells whether an ordinal in words ranks what follows it: "the first client", "el primer cuarto". */
function ranks(parts: Sym[], next: Sym | undefined): boolean {
  return (
    pick(parts, 'ORD')?.tag === 'words' &&
    /^(?:OTHER|INTHE|HALF|QUARTERHOUR)$/.test(next?.kind ?? '') &&
    !isApart(parts, next)
  )
}

/** Reads "the 20th of next month". */
const dayOfUnit: Make = (parts, context) => {
  if (parts.findLast((part) => part.kind === 'UNIT')?.unit !== 'month') return null
  const { from } = unitSpan(context, 'month', pick(parts, 'NEXT', 'COMING', 'LAST')?.value ?? 0)
  return from === undefined
    ? null
    : day(makeRealDay(yearOf(from), monthOf(from), pick(parts, 'ORD', 'NUM')?.value ?? 0))
}

const notAClock = '{notaclock}'

const RELATION_OF: Record<string, Relation> = {
  TO: 'until',
  UNTIL: 'until',
  BEFORE: 'before',
  AFTER: 'after',
  SINCE: 'since',
  FROM: 'since',
}

/** Days by their distance from today, by their number in some month, and by their weekday. */
export const dayRules: Rule[] = [
  // "Hoy en ocho", "demain en huit", "today week".
  rule(
    'day.today-week',
    'A week from a day: "today week", "demain en huit".',
    '(OF? (DAYREL|MORROW)|FROMNOW) WEEKON',
    (parts, { now }) =>
      day(startOfDay(now) + ((pick(parts, 'DAYREL', 'MORROW')?.value ?? 0) + (parts.at(-1)?.value ?? 7)) * DAY),
  ),
  rule(
    'day.relative-day',
    'Today, tomorrow, yesterday and the days next to them.',
    '(DAYREL|MORROW)',
    ([part], { now }) => day(startOfDay(now) + (part?.value ?? 0) * DAY, part?.tag === 'during' ? 'during' : ''),
  ),
  ...weekdayRules,
  // "Two weeks today", "a week tomorrow".
  rule(
    'day.weeks-after-day',
    'Some weeks or months after today or tomorrow: "two weeks today".',
    'DUR (DAYREL|MORROW)|OF (DAYREL|MORROW) IN DUR',
    (parts, context) => {
      const [length, from] = [pick(parts, 'DUR'), pick(parts, 'DAYREL', 'MORROW')?.value ?? 0]
      const isLong = length?.unit === 'week' || length?.unit === 'month' || length?.tag === 'fortnight'
      return isLong && from >= 0 ? shiftBy(context, length, 1, startOfDay(context.now) + from * DAY) : null
    },
  ),
  ...namedMonthRules,
  rule(
    'day.weekday-the-ordinal',
    'The ordinal of a day after a weekday or "on the".',
    '(ON (THE)?|(ON|THIS)? WEEKDAY COMMA? (ON|THE)) ORD (?!WEEKDAY)',
    inSomeMonth,
  ),
  // "The second booth" is not a date.
  rule(
    'day.the-ordinal',
    'The ordinal of a day with only its article.',
    'THE ORD (?!PERCENT|NUM|WEEKDAY|WEEKEND|UNIT|MONTH|OF|HALF|QUARTERHOUR|DUR|LAST|NEXT)',
    (parts, context, next) =>
      next?.kind === OTHER && !isApart(parts, next) ? null : inSomeMonth(parts, context, next),
  ),
  rule(
    'day.related-ordinal',
    'The ordinal of a day after "by", "before" and the like.',
    '(?<=BY|BEFORE|UNTIL|TO|FOR|SINCE|AFTER|FROM)THE? ORD',
    (parts, context, next) => (ranks(parts, next) ? null : inSomeMonth(parts, context, next)),
  ),
  rule(
    'day.day-of-this-month',
    'A day of this or of next month.',
    '(ON|THE|DET)* (ORD|NUM) (UNIT)? OF {the}? (THIS|NEXT|COMING|LAST) UNIT',
    (parts, context) => dayOfUnit(parts, context),
  ),
  rule(
    'day.day-of-month-next',
    'A day of next month, when "next" comes last.',
    'DET? UNIT? (ORD|NUM) (OF|OF DET|INTHE|OFTHE) {the}? UNIT (NEXT|COMING|LAST)',
    (parts, context) => dayOfUnit(parts, context),
  ),
  rule(
    'day.month-then-day',
    'Next or last month, then the number of a day: "next month on the 3rd".',
    '{the}? ((NEXT|COMING|LAST) UNIT|UNIT (NEXT|COMING|LAST)) COMMA? (ON|DET|THE|ATTHE)+ (NUM|ORD) {notaclock}',
    (parts, context) => dayOfUnit(parts, context),
  ),
  rule(
    'day.day-word-number',
    '"Day" with its number alone.',
    'DET? UNIT (NUM|ORD) (?!UNIT|PERCENT|NUM)',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'day' ? inSomeMonth(parts, context) : null),
  ),
  // "En quince días", without a weekday before it, is a fortnight in customary usage.
  rule(
    'day.counted-fortnight',
    'A number of days ahead, by the customary count: "en quinze jours".',
    'WEEKON UNIT',
    ([ahead, unit], { now }) => (unit?.unit === 'day' ? day(startOfDay(now) + ((ahead?.value ?? 7) + 1) * DAY) : null),
  ),
  rule(
    'day.next-day-number',
    'The next day with a number.',
    'DET? NEXT UNIT (NUM|ORD) (?!UNIT|PERCENT|NUM)',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'day' ? inSomeMonth(parts, context) : null),
  ),
  // "Jusqu'au 15", "a partir del 3": the article is part of the word before.
  rule(
    'day.related-number',
    'A number after a word that contains the article of days.',
    `(BY|TO|SINCE|BEFORE|AFTER|UNTIL|FROM) UNIT? (NUM|ORD) ${notAClock} (?!OTHERS|DASH|ATTHE NUM|MONTH|OF MONTH|OFTHE MONTH)`,
    (parts, context, next) => {
      const [sign, unit] = parts
      const number = pick(parts, 'NUM', 'ORD')
      if (sign?.tag !== 'with the day' || (unit?.kind === 'UNIT' && unit.unit !== 'day') || ranks(parts, next))
        return null
      // "After the two meetings"; but "by the fifteenth" needs nothing more.
      if (number?.tag === 'words' && number.kind === 'NUM' && next?.kind === OTHER && sign.kind !== 'BY') return null
      const found = inSomeMonth(parts, context, next)
      return found && { ...found, relation: RELATION_OF[sign.kind] ?? 'by' }
    },
  ),
  rule(
    'day.after-the-number',
    'A number after "before the" or "since the".',
    `(?<=BEFORE|AFTER|SINCE|BEGINNING|BY)OFTHE (NUM|ORD) ${notAClock} (?!MONTH|OF MONTH|OFTHE MONTH)`,
    inSomeMonth,
  ),
  // "The night of the 12th".
  rule(
    'day.part-of-the-number',
    'A part of a day given by its number: "the night of the 12th".',
    `(THE|DET|DETF)? (MOD|PART) (OF|OFTHE) (THE|DET)? (NUM|ORD) ${notAClock} (?!MONTH|OF MONTH|SLASH)`,
    (parts, context) => {
      const value = pick(parts, 'NUM', 'ORD')
      const found =
        value && value.value > 0 && pick(parts, 'OFTHE', 'THE', 'DET') ? dayOfMonth(context, value.value) : null
      return found === null ? null : partOfDay(found, pick(parts, 'MOD', 'PART')?.tag ?? '')
    },
  ),
  rule('day.weekday-after-next', 'The weekday after next.', '(ON|THE|DET)* WEEKDAY AFTERNEXT', (parts, context) =>
    day(nextWeekday(context, pick(parts, 'WEEKDAY')?.value ?? 1) + 7 * DAY),
  ),
  rule(
    'day.on-the-number',
    '"On the" with a number: "el 24", "le lundi 3".',
    `(ON|DET) WEEKDAY? COMMA? DET? (NUM|ORD) ${notAClock}`,
    (parts, context, next) => {
      const value = pick(parts, 'NUM', 'ORD')
      const inWords = value?.tag === 'words'
      if (ranks(parts, next) && !pick(parts, 'WEEKDAY')) return null
      // Only the first day is named by an ordinal, "el primero"; "el segundo" may be the second of anything.
      const isRank = inWords && value.kind === 'ORD' && value.value > 1 && !pick(parts, 'WEEKDAY')
      // "L'une et l'autre", "el uno y el otro".
      const isPronoun = inWords && value.kind === 'NUM' && value.value === 1 && parts.length === 2
      return isRank || isPronoun || (inWords && value.kind === 'NUM' && parts[0]?.kind === 'ON')
        ? null
        : inSomeMonth(parts, context, next)
    },
  ),
  // "Le 5 au matin", "el 5 por la tarde": an hour has no such article.
  rule(
    'day.number-before-part',
    'The number of a day with its article, before a part of the day.',
    '(?<!OFTHE|ATTHE)DET WEEKDAY? DET? NUM (?=MOD)',
    (parts, context) => (pick(parts, 'NUM')?.tag === 'digits' ? inSomeMonth(parts, context) : null),
  ),
  rule(
    'day.weekday-number',
    'A weekday with a number.',
    `WEEKDAY (DET|THE)? (NUM|ORD) ${notAClock}`,
    weekdayInSomeMonth,
  ),
  // "Le 21, lundi".
  rule(
    'day.number-comma-weekday',
    'A number, then its weekday: "le 21, lundi".',
    '(ON|DET|THE)+ (NUM|ORD) COMMA WEEKDAY (?!ORD|NUM|COMMA|OF)',
    inSomeMonth,
  ),
  // "El lunes, el veinticuatro, seis p. m."
  rule(
    'day.weekday-number-before-clock',
    'A weekday and its number before a time.',
    '((ON|DET)? WEEKDAY COMMA? (DET|THE) {nth}|DET UNIT? NUM) COMMA? (?=CLOCK)',
    inSomeMonth,
  ),
  ...partOfTodayRules,
  rule('day.to-date', 'Up to now.', 'TODATE (?!NUM|OTHER NUM)', (_, { now }) => ({
    kind: 'NOW',
    value: 0,
    from: now,
    relation: 'until',
  })),
  rule('day.next-working-day', 'The next working day.', '{the}? (NEXT WORKDAY|WORKDAY NEXT)', (_, { now }) => {
    const tomorrow = startOfDay(now) + DAY
    return day(weekdayOf(tomorrow) > 5 ? tomorrow + (8 - weekdayOf(tomorrow)) * DAY : tomorrow)
  }),
  rule('day.now', 'The time of speaking.', 'NOW', ([said], { now }) => ({
    kind: 'NOW',
    value: 0,
    from: now,
    tag: said?.tag ?? '',
  })),
]
