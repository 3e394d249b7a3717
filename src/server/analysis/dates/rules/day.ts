// Over 250 lines: the rules for days form one list, in which the earlier of two equally long matches wins.
import {
  DAY,
  dayOf,
  makeRealDay,
  monthOf,
  startOfDay,
  type Wall,
  weekdayOf,
  yearOf,
} from '#server/calendar/wall-time.ts'
import { all, type Context, type Make, OTHER, pick, type Relation, type Rule, rule, type Sym } from '../grammar.ts'
import {
  day,
  dayInMonth,
  dayOfMonth,
  nextWeekday,
  partOfDay,
  restOfToday,
  shiftBy,
  unitSpan,
  weekdayIn,
} from '../resolve.ts'

const inMonth: Make = (parts, context) => {
  const [value, short] = all(parts, 'NUM', 'ORD')
  const year = pick(parts, 'YEAR')?.value ?? short?.value
  // "Un mar de dudas".
  if (value?.tag === 'words' && value.kind === 'NUM' && parts[0] === value && pick(parts, 'MONTH')?.tag === 'short')
    return null
  // "12 March - 14" has no year.
  if (short && parts.at(-1) === short && short.start !== parts.at(-2)?.end) return null
  const found = dayInMonth(context, pick(parts, 'MONTH')?.value ?? 0, value?.value ?? 0, year)
  // "31 February" and "the 45th of May" are not days, and neither are their parts.
  const impossible = value !== undefined && value.value > 0 && value.value < 100
  if (found === null && impossible) return { kind: OTHER, value: 0 }
  const weekday = pick(parts, 'WEEKDAY')?.value
  const made = day(found !== null && year === undefined ? nearer(found, weekday, context) : found)
  return made && { ...made, hasYear: year !== undefined }
}

/** A day that is past for longer is not meant by its weekday. */
const MAX_PAST = 7 * DAY

/** Returns the day of the last year if that was its weekday, not long ago: "Tuesday, 3 March", said on the 4th. */
function nearer(found: Wall, weekday: number | undefined, { now }: Context): Wall {
  if (weekday === undefined || weekdayOf(found) === weekday) return found
  const before = makeRealDay(yearOf(found) - 1, monthOf(found), dayOf(found))
  return before !== null && weekdayOf(before) === weekday && now - before < MAX_PAST ? before : found
}

/** Numbers up to 31 after a month are days; higher ones may count something: "in May 35 people". */
const monthAndDay: Make = (parts, context, next) =>
  // "En juin six cent mille".
  (pick(parts, 'NUM')?.value ?? 0) > 31 || (next?.kind === 'NUM' && next.value > 99)
    ? null
    : inMonth(parts, context, next)

const inSomeMonth: Make = (parts, context) => {
  const value = pick(parts, 'NUM', 'ORD')
  const weekday = pick(parts, 'WEEKDAY')?.value
  return value && value.value > 0 ? day(dayOfMonth(context, value.value, weekday)) : null
}

/** Tells whether an ordinal in words ranks what follows it: "the first client", "el primer cuarto". */
function ranks(parts: Sym[], next: Sym | undefined): boolean {
  return pick(parts, 'ORD')?.tag === 'words' && /^(?:OTHER|INTHE|HALF|QUARTERHOUR)$/.test(next?.kind ?? '')
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
const NOT_A_TIME = '(?!COLON|AM|PM|HOURS|OCLOCK|PERCENT)'

const RELATION_OF: Record<string, Relation> = {
  TO: 'until',
  UNTIL: 'until',
  BEFORE: 'before',
  AFTER: 'after',
  SINCE: 'since',
  FROM: 'since',
}

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
  rule('day.weekday', 'A weekday: the next one.', '(ON|DET)? WEEKDAY', (parts, context) => {
    const weekday = parts.at(-1)?.value ?? 1
    return { ...(day(nextWeekday(context, weekday), 'weekday') ?? { kind: 'DATE' }), value: weekday }
  }),
  rule(
    'day.this-weekday',
    'The weekday of this week: "this Friday".',
    '(ON|DET)? THIS WEEKDAY (NEXT)?',
    (parts, context) => {
      const weekday = pick(parts, 'WEEKDAY')?.value ?? 1
      const inWeek = weekdayIn(context, weekday, 0)
      return day(inWeek < startOfDay(context.now) ? inWeek + 7 * DAY : inWeek)
    },
  ),
  rule(
    'day.coming-weekday',
    'The coming weekday, named as such.',
    '(ON|DET|THIS)? (COMING WEEKDAY|WEEKDAY COMING)',
    (parts, context) => day(nextWeekday(context, pick(parts, 'WEEKDAY')?.value ?? 1)),
  ),
  rule('day.next-weekday', 'The weekday of next week.', '(ON|DET)? (NEXT WEEKDAY|WEEKDAY NEXT)', (parts, context) =>
    day(weekdayIn(context, pick(parts, 'WEEKDAY')?.value ?? 1, 1)),
  ),
  rule('day.last-weekday', 'The weekday before today.', '(ON|DET)? (LAST WEEKDAY|WEEKDAY LAST)', (parts, context) => {
    // "Il passe vendredi": here the word comes after its noun.
    if (pick(parts, 'LAST')?.tag === 'behind' && parts.at(-1)?.kind === 'WEEKDAY') return null
    const inWeek = weekdayIn(context, pick(parts, 'WEEKDAY')?.value ?? 1, 0)
    return day(inWeek < startOfDay(context.now) ? inWeek : inWeek - 7 * DAY)
  }),
  // "Friday week".
  rule(
    'day.weekday-week',
    'The weekday after the coming one: "Friday week".',
    'ON? WEEKDAY UNIT (?!NEXT|COMING|LAST|FROM|AFTERNEXT)',
    (parts, context) =>
      pick(parts, 'UNIT')?.unit === 'week'
        ? day(nextWeekday(context, pick(parts, 'WEEKDAY')?.value ?? 1) + 7 * DAY)
        : null,
  ),
  // "Mardi en huit", "Tuesday week": a week after the coming one.
  rule(
    'day.weekday-in-eight',
    'The weekday after the coming one, by its count of days: "mardi en huit".',
    '(ON|DET)? WEEKDAY WEEKON',
    (parts, context) =>
      // Said on a Tuesday, "mardi en huit" is a week from today.
      day(
        nextWeekday({ ...context, now: startOfDay(context.now) - DAY }, pick(parts, 'WEEKDAY')?.value ?? 1) +
          (parts.at(-1)?.value ?? 7) * DAY,
      ),
  ),
  rule(
    'day.weeks-from-weekday',
    'Some days or weeks after a weekday.',
    'DUR (ON|FROM|AFTER) WEEKDAY',
    ([length, , weekday], context) => {
      if (!length || (length.unit !== 'week' && length.unit !== 'day')) return null
      return day(nextWeekday(context, weekday?.value ?? 1) + length.value * (length.unit === 'week' ? 7 : 1) * DAY)
    },
  ),
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
  rule(
    'day.day-month',
    'The number of a day and its month, with or without weekday and year.',
    '(ON|DET|THE|THIS? WEEKDAY COMMA? (THE|DET|ON)?|(ON|DET) WEEKDAY COMMA? THE?)? (NUM|ORD) (OF|DASH|SLASH|DOT)? MONTH {year}?',
    inMonth,
  ),
  // "Le 3 janvier dernier", "el próximo 3 de mayo".
  rule(
    'day.last-day-month',
    'The last or next day of that name: "le 3 janvier dernier".',
    '(ON|DET|THE|WEEKDAY)* ((LAST|NEXT) {nth} OF? MONTH|{nth} OF? MONTH (LAST|NEXT|COMING)|LAST MONTH {nth}) (?!YEAR|(COMMA|OF) YEAR|UNIT)',
    (parts, context) => {
      const next = inMonth(parts, context)
      if (!pick(parts, 'LAST') || next?.from === undefined) return next
      return next.from === startOfDay(context.now)
        ? null
        : day(makeRealDay(yearOf(next.from) - 1, monthOf(next.from), dayOf(next.from)))
    },
  ),
  rule(
    'day.month-day',
    'The month and the number of a day.',
    `ON? (WEEKDAY (COMMA|ON)?|YEAR (COMMA|SLASH|DASH)?)? MONTH ((THE|SLASH|DASH)? {nth}|COMMA ORD) ((COMMA|DASH|SLASH)? YEAR)? ${NOT_A_TIME}`,
    monthAndDay,
  ),
  // "Le 6 du mois d'avril".
  rule(
    'day.day-of-the-month-of',
    'A day "of the month of April".',
    '(ON|DET|THE)* NEXT? (NUM|ORD) (OF|OFTHE) (THE|DET)? UNIT OF MONTH ((OF|OFTHE)? YEAR)?',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'month' ? inMonth(parts, context) : null),
  ),
  // "El día 9 de mayo".
  rule(
    'day.day-word-month',
    '"Day" with its number and its month.',
    'DET? UNIT (NUM|ORD) (OF|OFTHE)? MONTH ((OF|OFTHE|COMMA)? YEAR)?',
    (parts, context) => (pick(parts, 'UNIT')?.unit === 'day' ? inMonth(parts, context) : null),
  ),
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
    'THE ORD (?!OTHER|PERCENT|NUM|WEEKDAY|WEEKEND|UNIT|MONTH|OF|HALF|QUARTERHOUR|DUR|LAST|NEXT)',
    inSomeMonth,
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
  rule('day.weekday-number', 'A weekday with a number.', `WEEKDAY (DET|THE)? (NUM|ORD) ${notAClock}`, inSomeMonth),
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
  rule('day.tonight', 'Tonight and last night.', 'TONIGHT', ([part], { now }) =>
    partOfDay(startOfDay(now) + (part?.value ?? 0) * DAY, 'night'),
  ),
  rule('day.this-part', 'A part of today: "this morning".', 'THIS (PART|MORROW)', ([, part], { now }) =>
    partOfDay(startOfDay(now), part?.kind === 'MORROW' ? 'morning' : (part?.tag ?? '')),
  ),
  rule(
    'day.last-part',
    'A part of yesterday: "last evening".',
    '(?<!THE|DET|DETF)LAST PART (?!OF|OFTHE|INTHE)|DETF PART LAST',
    // "La última noche" is the last of several.
    (parts, { now }) =>
      pick(parts, 'DETF') || parts[0]?.tag === 'just before'
        ? partOfDay(startOfDay(now) - DAY, pick(parts, 'PART')?.tag ?? '')
        : null,
  ),
  rule('day.later-today', 'The rest of today.', 'LATER THIS? DAYREL|DAYREL LATER', (parts, { now }) =>
    pick(parts, 'DAYREL')?.value === 0 ? restOfToday(now) : null,
  ),
  // "The next morning", "le soir suivant".
  rule(
    'day.next-part',
    'A part of the next day: "the next morning".',
    '{the}? (NEXT (PART|MORROW)|(PART|MORROW|MOD) NEXT (?!WEEKDAY|UNIT|MONTH|DUR|NUM|WEEKEND))',
    (parts, { now }) =>
      partOfDay(startOfDay(now) + DAY, pick(parts, 'MORROW') ? 'morning' : (pick(parts, 'PART', 'MOD')?.tag ?? '')),
  ),
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
