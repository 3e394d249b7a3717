import { MINUTE } from '#server/calendar/wall-time.ts'
import { all, type Make, OTHER, pick, type Rule, rule } from '../../grammar.ts'
import { clock, spokenClock } from '../../resolve.ts'
import { dottedClockRules, hourAndMinute } from './dotted-clock.ts'
import { fourDigitRules } from './four-digits.ts'
import { minutesOf, noonRules } from './noon.ts'
import { pastHourRules } from './past-hour.ts'
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

/** Reads "las nueve menos cuarto", "dix heures moins le quart", in which the hour comes first. */
const lessThanHour: Make = (parts) => {
  const [hour, minutes] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR')
  const whole = spokenClock(hour?.value ?? 99, 0)
  return whole && minutes ? clock(whole.value - minutes.value, whole.tag) : null
}

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
  ...pastHourRules,
  ...fourDigitRules,
  rule('clock.about-ish', 'An hour with "-ish".', 'NUM ISH', hourAndMinute),
]
