import type { Unit } from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'

/** Returns a duration as a meaning; null for an unknown unit. */
export function duration(value: number, unit: Unit | undefined): Meaning | null {
  return unit === undefined ? null : { kind: 'DUR', value, unit }
}

const plain: Make = (parts) => {
  const count = (pick(parts, 'NUM', 'FEW') ?? pick(parts, 'A'))?.value ?? 1
  return duration(count, pick(parts, 'UNIT')?.unit ?? 'hour')
}

const withHalf: Make = (parts) => {
  const unit = pick(parts, 'UNIT')?.unit ?? 'hour'
  const one = !startsWithHalf(parts) && (pick(parts, 'A') || pick(parts, 'AND')) ? 1 : 0
  const count = (pick(parts, 'NUM')?.value ?? one) + 0.5
  return unit === 'week'
    ? duration(Math.round(count * 7), 'day')
    : unit === 'hour'
      ? duration(count * 60, 'minute')
      : duration(count, unit)
}

function startsWithHalf(parts: Parameters<Make>[0]): boolean {
  return parts[0]?.kind === 'HALF' || (parts[0]?.kind === 'A' && parts[1]?.kind === 'HALF')
}

/**
 * Tells whether there is a space between number and unit ("huit heures", whereas "8h" is a time), and the number is at most
 * `most`.
 */
function isSpacedAndFew([count, unit]: Sym[], most: number): boolean {
  return count !== undefined && unit !== undefined && unit.start > count.end && count.value <= most
}

/** Durations, which by themselves give no date. */
export const durationRules: Rule[] = [
  rule('duration.length', 'A number and a unit.', '(A? NUM|A) (OF)? UNIT', plain),
  rule('duration.decades', 'A number of decades.', '(A|NUM|FEW|A FEW) DECADE', (parts) =>
    duration((pick(parts, 'NUM', 'FEW')?.value ?? 1) * (parts.at(-1)?.value ?? 10), 'year'),
  ),
  rule('duration.few', 'A few units.', '(A? FEW|A FEW OF) (UNIT|HOURS)', plain),
  rule('duration.other-units', 'A number of other units.', 'NUM OTHERS UNIT|OTHERS NUM UNIT', plain),
  rule('duration.half-unit', 'Half a unit.', 'A? HALF A? (UNIT|HOURS)', withHalf),
  rule('duration.unit-and-half', 'A number of units and a half.', '(NUM|A) UNIT AND A? HALF', withHalf),
  rule('duration.number-and-half', 'A number and a half, then the unit.', 'NUM AND A HALF UNIT', withHalf),
  // "En hora y media".
  rule(
    'duration.lead-and-half',
    'A unit and a half without a number: "en hora y media".',
    '(?<=IN|FORDUR|DURING|AGOPREFIX)(UNIT|HOURS) AND HALF|(?<!NUM)(UNIT|HOURS) AND HALF (?=BEFORE|AFTER)',
    withHalf,
  ),
  // "En una hora y cuarto".
  rule(
    'duration.unit-and-quarter',
    'An hour and one or three quarters.',
    '(NUM|A) UNIT AND (A|NUM)? QUARTERHOUR (?!OF (?!NUM))',
    (parts) => {
      const [count, more] = all(parts, 'NUM', 'A')
      if (pick(parts, 'UNIT')?.unit !== 'hour') return null
      return duration((count?.value ?? 1) * 60 + (more?.value ?? 1) * 15, 'minute')
    },
  ),
  // "Trois heures avant midi": only "midi" is a time of day.
  rule(
    'duration.hours-beside-time',
    'Hours before or after a time of day: "trois heures avant midi".',
    'NUM HOURS (AND (HALF|QUARTERHOUR))? (?=(BEFORE|AFTER) (DETF NUM|(DETF|DET|OFTHE)? (NUM (HOURS|COLON)|CLOCKWORD)))',
    (parts) => {
      const more = pick(parts, 'HALF', 'QUARTERHOUR')?.value ?? 0
      const hours = parts[0]?.value ?? 0
      return more ? duration(hours * 60 + more, 'minute') : duration(hours, 'hour')
    },
  ),
  rule('duration.half-hour', 'Half hours in one word.', '(NUM|A) HALFHOUR', () => duration(30, 'minute')),
  rule('duration.decimal', 'A number with a decimal comma.', 'DECIMAL (UNIT|HOURS)', (parts) =>
    (pick(parts, 'UNIT')?.unit ?? 'hour') === 'hour' ? duration((parts[0]?.value ?? 0) * 60, 'minute') : null,
  ),
  rule('duration.dotted', 'A number with a decimal point.', '(?<!DETF|AT)NUM DOT NUM (UNIT|HOURS)', (parts) => {
    const [whole, part] = all(parts, 'NUM')
    const unit = pick(parts, 'UNIT')?.unit ?? 'hour'
    if (!whole || !part || part.tag !== 'digits') return null
    const value = whole.value + part.value / 10 ** (part.end - part.start)
    return unit === 'hour' ? duration(value * 60, 'minute') : null
  }),
  rule('duration.fortnight', 'A fortnight.', 'A? FORTNIGHT', (parts) => ({
    kind: 'DUR',
    value: pick(parts, 'FORTNIGHT')?.value ?? 14,
    unit: 'day',
    tag: 'fortnight',
  })),
  rule(
    'duration.customary-weeks',
    'Weeks, by the customary count of their days, after a word that looks ahead: "dans quinze jours" is in two weeks.',
    '(?<=IN)WEEKS',
    ([weeks]) => duration(weeks?.value ?? 7, 'day'),
  ),
  rule('duration.counted-weeks', 'The same words elsewhere: "il y a quinze jours".', 'WEEKS', ([weeks]) =>
    duration((weeks?.value ?? 7) + 1, 'day'),
  ),
  rule('duration.fortnights', 'A number of fortnights.', '(NUM|A? FEW) FORTNIGHT', (parts) =>
    duration((pick(parts, 'NUM', 'FEW')?.value ?? 1) * 14, 'day'),
  ),
  rule('duration.quarter-hour', 'Quarters of an hour.', '(A|NUM)? QUARTERHOUR (OF A?)? (UNIT|HOURS)', (parts) =>
    // "El cuarto trimestre" is the fourth quarter.
    pick(parts, 'UNIT')?.unit === 'quarter' ? null : duration((pick(parts, 'NUM')?.value ?? 1) * 15, 'minute'),
  ),
  // "Three quarters of an hour".
  rule('duration.quarters-of-unit', 'A number of quarters of an hour.', 'NUM UNIT (OF A?)? (UNIT|HOURS)', (parts) => {
    const [count, part, whole] = all(parts, 'NUM', 'UNIT', 'HOURS')
    const isHour = whole?.kind === 'HOURS' || whole?.unit === 'hour'
    return part?.unit === 'quarter' && isHour ? duration((count?.value ?? 0) * 15, 'minute') : null
  }),
  rule('duration.fraction', 'A fraction of an hour in digits.', 'NUM SLASH NUM (OF A)? (UNIT|HOURS)', (parts) => {
    const [part, whole] = all(parts, 'NUM')
    return duration((60 * (part?.value ?? 0)) / (whole?.value || 1), 'minute')
  }),
  // In French the same words are a time of day unless a preposition says otherwise.
  rule(
    'duration.hours-beside',
    'Hours next to a word that makes them a duration.',
    'NUM HOURS (?=FROMNOW|LATER|AGO|NEXT|COMING|LAST|(BEFORE|AFTER) (DOT|COMMA|$))',
    plain,
  ),
  // "Il a dormi huit heures", "tarda tres horas": no preposition, and no day beside them.
  rule(
    'duration.hours-alone',
    'Hours that no word makes a time of day.',
    '((?<=OTHER)NUM HOURS|(?<=^)NUM HOURS (?=OTHER|OF OTHER)) {nottime}',
    (parts, context) => (isSpacedAndFew(parts, 12) ? plain(parts, context) : null),
  ),
  rule(
    'duration.opening-hours',
    'Hours of something that open the text: "12h de travail".',
    '(?<=^)NUM HOURS (?=OF OTHER)',
    plain,
  ),
  // "Une réunion de deux heures", "un trajet de 2h30"; but "la réunion de neuf heures" is at nine.
  rule(
    'duration.of-hours',
    'A few hours after "of".',
    '(?<=OTHER OF)NUM HOURS (AND (HALF|QUARTERHOUR)|NUM)? {nottime}',
    (parts) => {
      const [count, more] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR')
      if (!count || count.value > 5) return null
      return more ? duration(count.value * 60 + more.value, 'minute') : duration(count.value, 'hour')
    },
  ),
  // "Une heure avant le vol", "dos horas antes del vuelo"; "à deux heures avant le vol" is at two.
  rule(
    'duration.hours-before-thing',
    'A few hours before or after something.',
    '{alone}NUM HOURS (?=(BEFORE|AFTER) (DET|DETF|THE|OFTHE|OTHER))',
    (parts, context) => (isSpacedAndFew(parts, 12) ? plain(parts, context) : null),
  ),
  rule('duration.within-hours', 'Hours after "within".', '(?<=WITHIN)NUM HOURS', plain),
  rule(
    'duration.hours-after',
    'Hours after a word that makes them a duration.',
    '(?<=(?<!WEEKDAY|UNIT|MONTH)(NEXT|COMING|LAST))NUM HOURS',
    plain,
  ),
]
