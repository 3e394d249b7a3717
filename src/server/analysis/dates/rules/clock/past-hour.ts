import { all, type Make, type Meaning, OTHER, pick, type Rule, rule } from '../../grammar.ts'
import { clock, spokenClock } from '../../resolve.ts'
import { minutesOf } from './noon.ts'

/** Reads times with "past" and "to", in which the minutes come before the hour, and whole hours before or after a time. */
const pastHour: Make = (parts) => {
  const [said, hour] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR', 'DUR')
  const minutes = said?.kind === 'DUR' ? minutesOf(said) : said?.value
  if (minutes === undefined || minutes === null || (hour?.value ?? 99) > 24) return null
  const made = awayFrom(hour?.value ?? 99, pick(parts, 'TO', 'BEFORE') ? -minutes : minutes)
  if (!made || !pick(parts, 'AM', 'PM')) return made
  return clock((made.value % 720) + (pick(parts, 'PM') ? 720 : 0))
}

/** Returns the time some minutes away from an hour, as it is spoken. */
function awayFrom(hour: number, minutes: number): Meaning | null {
  if (minutes > 0 && minutes < 60) return spokenClock(hour, minutes)
  if (minutes < 0 && minutes > -60) return spokenClock((hour + 11) % 12 || 12, 60 + minutes)
  const whole = spokenClock(hour, 0)
  return whole && clock((whole.value + minutes + 1440) % 1440, whole.tag)
}

/** Times that are minutes, or whole hours, away from an hour that is said after them: "half past nine". */
export const pastHourRules: Rule[] = [
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
]
