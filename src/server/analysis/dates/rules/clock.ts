// Over 250 lines: the rules for times of day form one list, in which the earlier of two equally long matches wins.
import { MINUTE } from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, OTHER, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { clock, spokenClock } from '../resolve.ts'
import { dottedClockRules, hourAndMinute } from './dotted-clock.ts'
import { fourDigitRules } from './four-digits.ts'
import { minutesOf, noonRules } from './noon.ts'
import { rangeFractionRules } from './range-fractions.ts'
import { spokenMinuteRules } from './spoken-minutes.ts'
import { writtenClockRules } from './written-clock.ts'

const withHalfOfDay: Make = (parts, context) => {
  const [hour, minute] = all(parts, 'NUM')
  // "Two sixty pm" is not a time.
  if (minute !== undefined && minute.value >= 60) return null
  if (!hour || hour.value > 12) return hour ? hourAndMinute(parts, context) : null
  return clock(((hour.value % 12) + (pick(parts, 'PM') ? 12 : 0)) * 60 + (minute?.value ?? 0))
}

/** Reads minutes below ten that are said with their zero. */
const withZero: Make = (parts, context) => {
  const numbers = all(parts, 'NUM')
  const minute = numbers.at(-1)
  const [hour, nought] = numbers
  if (!hour || !minute || minute.value > 9 || (numbers.length > 2 && nought?.value !== 0)) return null
  const spoken = parts.filter((part) => part.kind !== 'OH' && (part.kind !== 'NUM' || part === hour || part === minute))
  return pick(parts, 'AM', 'PM') ? withHalfOfDay(spoken, context) : hourAndMinute(spoken, context)
}

/** Reads times with "past" and "to", in which the minutes come before the hour, and whole hours before or after a time. */
const pastHour: Make = (parts) => {
  const [said, hour] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR', 'DUR')
  const minutes = said?.kind === 'DUR' ? minutesOf(said) : said?.value
  if (minutes === undefined || minutes === null || (hour?.value ?? 99) > 24) return null
  const made = awayFrom(hour?.value ?? 99, pick(parts, 'TO', 'BEFORE') ? -minutes : minutes)
  if (!made || !pick(parts, 'AM', 'PM')) return made
  return clock((made.value % 720) + (pick(parts, 'PM') ? 720 : 0))
}

/** Reads "las nueve menos cuarto", "dix heures moins le quart", in which the hour comes first. */
const lessThanHour: Make = (parts) => {
  const [hour, minutes] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR')
  const whole = spokenClock(hour?.value ?? 99, 0)
  return whole && minutes ? clock(whole.value - minutes.value, whole.tag) : null
}

/** Returns the time some minutes away from an hour, as it is spoken. */
function awayFrom(hour: number, minutes: number): Meaning | null {
  if (minutes > 0 && minutes < 60) return spokenClock(hour, minutes)
  if (minutes < 0 && minutes > -60) return spokenClock((hour + 11) % 12 || 12, 60 + minutes)
  const whole = spokenClock(hour, 0)
  return whole && clock((whole.value + minutes + 1440) % 1440, whole.tag)
}

const notADayOrDuration = '{notaday}'

/** Parts of the day with their preposition: "in the morning", "de la tarde", "du soir". */
export const partWordRules: Rule[] = [
  rule(
    'clock.part-with-lead',
    'A part of the day with its preposition: "in the morning".',
    '(INTHE|OFTHE|ATTHE|DET|AT|OF|(IN|OF|TOWARDS) (THE|DETF)) PART',
    (parts) => ({
      kind: 'MOD',
      value: 0,
      tag: parts.at(-1)?.tag ?? '',
    }),
  ),
  rule(
    'clock.edge-of-morning',
    'The morning after "beginning of" or "end of".',
    '(?<=BEGINOF|ENDOF)DETF MORROW',
    () => ({ kind: 'MOD', value: 0, tag: 'morning' }),
  ),
  // "La mañana del lunes", but "la mañana de mañana".
  rule('clock.morning-of', 'The morning of a day, before "of the".', 'DETF MORROW (?=OFTHE)', () => ({
    kind: 'MOD',
    value: 0,
    tag: 'morning',
  })),
  rule('clock.no-morning', 'The morning with its article, without a day.', 'DETF MORROW (?!NEXT)', () => ({
    kind: OTHER,
    value: 0,
  })),
  rule('clock.morning-with-lead', 'The morning with its preposition.', '(INTHE|(IN|OF|TOWARDS) DETF) MORROW', () => ({
    kind: 'MOD',
    value: 0,
    tag: 'morning',
  })),
]

/** Times that need no context. */
export const clockRules: Rule[] = [
  ...noonRules,
  // "Before lunch" is before it begins, "after lunch" once it is over.
  rule('clock.beside-meal', 'Before or after a meal.', '(BEFORE|AFTER) (OF|OFTHE|DET|DETF)? MEAL', (parts) => {
    const meal = parts.at(-1)
    return clock(pick(parts, 'AFTER') ? Number(meal?.tag ?? 0) : (meal?.value ?? 0))
  }),
  rule(
    'clock.during-meal',
    'During a meal.',
    '(DURING|FORDUR (DET|DETF)?|INTHE|ABOUT (OFTHE|DET|DETF)?) MEAL',
    (parts) => {
      const meal = parts.at(-1)
      // "About lunch" may state the topic, and "in the dinner" the place.
      if (pick(parts, 'INTHE', 'ABOUT') && !/^(?:during|around)$/.test(parts[0]?.tag ?? '')) return null
      return {
        kind: 'TIMES',
        value: 0,
        tag: '',
        from: (meal?.value ?? 0) * MINUTE,
        to: Number(meal?.tag ?? 0) * MINUTE,
      }
    },
  ),
  rule('clock.hour-half-of-day', 'An hour with am or pm.', 'DETF? NUM HOURS? (AM|PM)', withHalfOfDay),
  rule(
    'clock.hour-minute-half-of-day',
    'Hour and minutes in digits with am or pm.',
    'DETF? NUM (COLON|DOT|HOURS) NUM (COLON NUM SUBSECOND?)? (AM|PM)',
    withHalfOfDay,
  ),
  // In "nine six pm" nine is not the hour, because minutes below ten are said with their zero.
  rule(
    'clock.spoken-half-of-day',
    'Hour and minutes in words with am or pm.',
    '(?<!SLASH|DASH|DOT|MONTH)(DETF? NUM|DETF NUM AND) NUM (AM|PM)',
    (parts, context) =>
      (all(parts, 'NUM')[1]?.value ?? 0) < 10 && !pick(parts, 'AND') ? null : withHalfOfDay(parts, context),
  ),
  ...writtenClockRules,
  // "25:70" is not a time, and neither is its 25.
  rule(
    'clock.colon',
    'Hour and minutes with a colon.',
    'DETF? NUM COLON NUM (COLON NUM SUBSECOND?)? HOURS?',
    (parts, context) => {
      const [, minute] = all(parts, 'NUM')
      const isRatio = minute !== undefined && minute.end - minute.start < 2
      return hourAndMinute(parts, context) ?? (isRatio ? null : { kind: OTHER, value: 0 })
    },
  ),
  ...dottedClockRules,
  rule('clock.oclock', `An hour with "o'clock".`, 'DETF? NUM OCLOCK', hourAndMinute),
  ...spokenMinuteRules,
  ...rangeFractionRules,
  rule(
    'clock.article-minutes',
    'The same after an article: "las nueve treinta".',
    'DETF NUM NUM (?!UNIT|PERCENT)',
    hourAndMinute,
  ),
  // "Nine oh five", "las seis cero dos".
  rule(
    'clock.oh-minutes',
    'Minutes under ten with a spoken "oh": "nine oh five".',
    'DETF? NUM OH NUM (?!UNIT|PERCENT) (AM|PM)?',
    withZero,
  ),
  rule(
    'clock.zero-minutes',
    'The same with the number zero: "las seis cero dos".',
    '(DETF NUM NUM NUM|NUM NUM NUM (?=AM|PM)) (AM|PM)?',
    withZero,
  ),
  rule(
    'clock.hours',
    'An hour with its word, and minutes: "5h30", "cinq heures trente".',
    'NUM HOURS (NUM (?!SLASH|DASH NUM DASH|DOT NUM DOT|OF? MONTH)|HALF)? (UNIT)?',
    (parts, context) => {
      const [, hours, minute] = parts
      // "7h75" is not a time, and neither is its 7.
      const isCode = minute?.kind === 'NUM' && minute.value > 60 && minute.start === hours?.end
      return isCode ? { kind: OTHER, value: 0 } : hourAndMinute(parts, context)
    },
  ),
  rule(
    'clock.hours-and',
    'An hour with its word, and a half or a quarter.',
    'NUM HOURS AND (HALF|QUARTERHOUR|A QUARTERHOUR|A HALF|NUM (?!HOURS) UNIT?)',
    hourAndMinute,
  ),
  rule(
    'clock.hours-and-length',
    'An hour with its word, and a length in minutes.',
    'DETF? NUM HOURS AND? DUR',
    (parts, context) => (pick(parts, 'DUR')?.unit === 'minute' ? hourAndMinute(parts, context) : null),
  ),
  // "Trois heures passées de dix minutes".
  rule('clock.past-of', 'Minutes past the hour, said after the hour.', 'DUR LAST OF DUR', (parts) => {
    const [hour, minute] = all(parts, 'DUR')
    if (hour?.unit !== 'hour' || minute?.unit !== 'minute') return null
    return clock(hour.value * 60 + minute.value, 'counted')
  }),
  // "Las ocho de la tarde menos cuarto", "8 pm y media".
  rule(
    'clock.half-of-day-and',
    'An hour with am or pm, plus or minus minutes.',
    '(?<!BETWEEN|FROM)DETF? NUM (AM|PM) (LESS|AND|PAST) (QUARTERHOUR|HALF|NUM|DUR) (?!HOURS|MONTH|AM|PM|PART|MOD)',
    (parts, context) => {
      const whole = withHalfOfDay(parts.slice(0, -2), context)
      const last = parts.at(-1)
      const minutes = last?.kind === 'DUR' ? minutesOf(last) : last?.value
      if (!whole || minutes === undefined || minutes === null || minutes >= 60) return null
      return clock(whole.value + (pick(parts, 'LESS') ? -minutes : minutes))
    },
  ),
  // "Onze heures trois quarts".
  rule('clock.three-quarters', 'An hour and a number of quarters.', 'NUM HOURS NUM QUARTERHOUR', ([hour, , quarters]) =>
    spokenClock(hour?.value ?? 99, (quarters?.value ?? 9) * 15),
  ),
  rule(
    'clock.hours-less',
    'An hour with its word, minus minutes.',
    'NUM HOURS LESS THE? DET? (QUARTERHOUR|NUM)',
    lessThanHour,
  ),
  rule(
    'clock.article-and',
    'An hour with its article, and a half, a quarter or minutes.',
    '(DETF|TIPO DETF?) NUM AND (HALF|QUARTERHOUR|NUM|A HALF) (?!UNIT)',
    hourAndMinute,
  ),
  rule(
    'clock.article-less',
    'An hour with its article, minus minutes.',
    '(DETF|TIPO DETF?) NUM LESS (QUARTERHOUR|NUM)',
    lessThanHour,
  ),
  // "A la una y media".
  rule(
    'clock.one-and',
    `One o'clock and more: "a la una y media".`,
    'INTHE NUM AND (HALF|QUARTERHOUR|NUM) (?!UNIT)',
    (parts, context) => (parts[1]?.value === 1 ? hourAndMinute(parts, context) : null),
  ),
  rule('clock.one-less', `One o'clock, minus minutes.`, 'INTHE NUM LESS (QUARTERHOUR|NUM)', (parts, context) =>
    parts[1]?.value === 1 ? lessThanHour(parts, context) : null,
  ),
  rule(
    'clock.and-before-part',
    'An hour and more before a part of the day.',
    '(?<!BETWEEN|FROM|OF)NUM AND (HALF|QUARTERHOUR|NUM) (?=MOD)',
    hourAndMinute,
  ),
  rule(
    'clock.before-part',
    'A number before a part of the day.',
    '(?<!(?<!(NUM|ORD) OF?)MONTH|WEEKDAY|DET|THE|ON|SLASH|DOT|COLON)NUM (?=MOD)',
    hourAndMinute,
  ),
  rule('clock.less-quarter', 'A number, minus a quarter.', 'NUM LESS QUARTERHOUR', lessThanHour),
  rule(
    'clock.past',
    'Minutes past an hour: "half past nine".',
    '(A? HALF|A? QUARTERHOUR|A? NUM (UNIT)?|DUR) (PAST|AFTER) NUM (?!COLON|HOURS|DOT NUM) OCLOCK? (AM|PM)?',
    pastHour,
  ),
  rule(
    'clock.length-before',
    'A length before an hour: "half an hour before six".',
    'DUR BEFORE NUM (?!COLON|HOURS|DOT NUM|UNIT|PERCENT|MONTH|OF MONTH) OCLOCK? (AM|PM)?',
    (parts, context, next) =>
      next?.kind === OTHER && next.start === parts.at(-1)?.end ? null : pastHour(parts, context),
  ),
  // "Un cuarto para las ocho", as in Latin America.
  rule(
    'clock.minutes-for',
    'Minutes that are left until an hour: "un cuarto para las ocho".',
    '(?<!FOR|DETF|AND)(NUM? QUARTERHOUR|NUM|DUR) FOR DETF NUM (?!COLON|PERCENT|UNIT)',
    (parts) => {
      const minutes = pick(parts, 'QUARTERHOUR', 'DUR') ?? pick(parts, 'NUM')
      const told = minutes?.kind === 'DUR' ? minutesOf(minutes) : minutes?.value
      const hour = parts.at(-1)
      if (!told || told % 5 !== 0 || told > 30 || !hour || hour.value > 12 || hour.value < 1) return null
      return awayFrom(hour.value, -told)
    },
  ),
  rule('clock.at-half', '"At half nine".', '(?<=AT|FOR|ABOUT)HALF NUM (?!UNIT)', pastHour),
  rule(
    'clock.half',
    '"Half nine" when nothing else is halved.',
    '(?<!A|NUM|AND)HALF NUM (?!UNIT|PERCENT|OTHER|OF|NUM|MONTH)',
    (parts, context) => (parts[1]?.tag === 'words' && parts[1].value <= 12 ? pastHour(parts, context) : null),
  ),
  rule(
    'clock.quarter-to',
    'Minutes to an hour: "quarter to six".',
    '(A? QUARTERHOUR|NUM UNIT|DUR) TO NUM OCLOCK? (AM|PM)?',
    pastHour,
  ),
  // "From ten to five" is a range.
  rule(
    'clock.at-ten-to',
    'Five or ten to an hour after "at", without the word for minutes.',
    '(?<=AT|ABOUT)NUM TO NUM (?!DASH|AM|PM|UNIT|PERCENT|MOD)',
    (parts, context) => {
      const isWords = all(parts, 'NUM').every(({ tag }) => tag === 'words')
      return isWords && [5, 10].includes(pick(parts, 'NUM')?.value ?? 0) ? pastHour(parts, context) : null
    },
  ),
  rule(
    'clock.twenty-to',
    'Twenty or twenty-five to an hour, without the word for minutes.',
    'NUM TO NUM (?!DASH|AM|PM)',
    (parts, context) => {
      const minutes = pick(parts, 'NUM')?.value ?? 0
      return [20, 25].includes(minutes) ? pastHour(parts, context) : null
    },
  ),
  ...fourDigitRules,
  rule('clock.about-ish', 'An hour with "-ish".', 'NUM ISH', hourAndMinute),
]

/** Bare numbers that are times only because of the word before them, and the word that belongs to the time. */
export const atClockRules: Rule[] = [
  rule('clock.at-clock', '"At" before a time.', '(AT|TOWARDS) DETF? CLOCK', (parts) => ofClock(parts)),
  rule('clock.about-clock', '"About" and "for" before a time.', '(ABOUT|FOR|ATTHE) DETF? CLOCK', (parts) =>
    ofClock(parts),
  ),
  rule(
    'clock.at-number',
    'A bare number after "at".',
    `(AT|ABOUT) NUM ${notADayOrDuration} (?!DASH NUM)`,
    (parts, context) =>
      pick(parts, 'ABOUT') && (pick(parts, 'NUM')?.value ?? 0) > 12 ? null : hourAndMinute(parts, context),
  ),
  rule('clock.at-numbers', 'Two bare numbers after "at".', '(AT|ABOUT) NUM NUM (?!UNIT|PERCENT|MONTH)', hourAndMinute),
  rule(
    'clock.at-dotted',
    'Two numbers with a dot after "at".',
    'AT NUM DOT NUM (?!DOT NUM|PERCENT|UNIT)',
    hourAndMinute,
  ),
  rule(
    'clock.towards-article',
    'A number with its article after "towards" or "for".',
    '(TOWARDS|ABOUT|FOR) DETF NUM (DOT NUM)? (?!UNIT|PERCENT)',
    hourAndMinute,
  ),
  rule(
    'clock.related-article',
    'A number with its article after "until" and the like.',
    '(?<=TO|SINCE|BEFORE|AFTER|BY|UNTIL|FROM)DETF NUM (?!UNIT|PERCENT)',
    hourAndMinute,
  ),
  // "La reunión de las tres del martes".
  rule(
    'clock.of-article',
    'A number with its article after "of", before a day.',
    '(?<=OF|FROM)DETF NUM (?=(OFTHE|OF|DET) (WEEKDAY|DAYREL|MORROW|NUM|THIS))',
    hourAndMinute,
  ),
  // "An hour before nine o'clock", "diez minutos antes de las nueve".
  rule(
    'clock.beside-clock',
    'A duration before or after a time.',
    'DUR (BEFORE|AFTER|PAST|TO) (CLOCK|DETF CLOCK|DETF NUM (?!UNIT|PERCENT))',
    (parts) => {
      const minutes = minutesOf(parts[0] as Sym)
      const at = parts.at(-1)
      const base = at?.kind === 'NUM' ? spokenClock(at.value, 0) : at
      if (minutes === null || !base) return null
      return clock((base.value + (pick(parts, 'BEFORE', 'TO') ? -minutes : minutes) + 1440) % 1440, base.tag ?? '')
    },
  ),
  // "El jueves tipo siete", but "diabetes tipo dos".
  rule(
    'clock.day-like-number',
    'A number after a day and a word for "about" that has other meanings as well.',
    `(?<=DAYREL|MORROW|WEEKDAY|TONIGHT|PART|MOD|NO|NUM|COMMA)TIPO DETF? (CLOCK|NUM ${notADayOrDuration})`,
    (parts, context) => (pick(parts, 'CLOCK') ? ofClock(parts) : hourAndMinute(parts, context)),
  ),
  // "Demain à onze", "mañana a 11".
  rule(
    'clock.day-at-number',
    'A number after a day and its preposition.',
    `(?<=DAYREL|MORROW|WEEKDAY|TONIGHT)TOWARDS NUM ${notADayOrDuration}`,
    hourAndMinute,
  ),
  // "A la una".
  rule(
    'clock.at-one',
    `One o'clock after its preposition: "a la una".`,
    'INTHE NUM (?!UNIT|PERCENT|MONTH|NUM|OTHER)',
    (parts, context) => (parts[1]?.value === 1 && parts[1].tag === 'words' ? hourAndMinute(parts, context) : null),
  ),
]

function ofClock(parts: Sym[]): Meaning | null {
  const found = pick(parts, 'CLOCK')
  return found ? clock(found.value, found.tag) : null
}
