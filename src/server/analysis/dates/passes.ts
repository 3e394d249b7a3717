import type { RuleName } from '#server/languages/parts/rule.ts'
import { OTHER, type Rule } from './grammar.ts'
import { EVENING, JOURNEY } from './meal-hours.ts'
import { SAME_DAY, THAT_DAY } from './place-same-days.ts'
import { SAME_TIME } from './repeat-times.ts'
import { abbreviationRules } from './rules/abbreviations.ts'
import { atClockRules } from './rules/clock/at-clock.ts'
import { clockRules } from './rules/clock/clock.ts'
import { partWordRules } from './rules/clock/part-words.ts'
import { compoundRules } from './rules/compound-duration.ts'
import { correctionRules } from './rules/corrections.ts'
import { dayRules } from './rules/day/day.ts'
import { dayRangeRules } from './rules/day/day-range.ts'
import { daysAwayRules } from './rules/day/days-away.ts'
import { holidayRules } from './rules/day/holiday.ts'
import { numericDayRules } from './rules/day/numeric-day.ts'
import { relativeDayRules } from './rules/day/relative-day.ts'
import { weekdayOfMonthRules } from './rules/day/weekday-of-month.ts'
import { daysWithHourRules } from './rules/days-with-hour.ts'
import { COUNTED_RULE, DIGIT_RULES } from './rules/digits.ts'
import { durationRules } from './rules/duration.ts'
import { firstReadingRules } from './rules/first-readings.ts'
import { partRules } from './rules/join-parts.ts'
import { momentRules } from './rules/join-times.ts'
import { NAMESAKE_RULE } from './rules/namesakes.ts'
import { notDateRules } from './rules/not-dates.ts'
import { NUMBER_WORDS } from './rules/number-words.ts'
import { periodRules } from './rules/period.ts'
import { rangeRules, relationRules, timeRangeRules } from './rules/range.ts'
import { recurringRules } from './rules/recurring.ts'
import { spanRules } from './rules/span.ts'
import { TIMESTAMP_RULES } from './rules/timestamps.ts'
import { yearRules } from './rules/years.ts'
import { zoneRules } from './rules/zoned.ts'

/** The lists of rules, in the order in which they run. Each reads the symbols that the lists before it have left. */
export const PASSES: readonly (readonly Rule[])[] = [
  firstReadingRules,
  [...abbreviationRules, ...notDateRules],
  yearRules,
  recurringRules,
  durationRules,
  compoundRules,
  partWordRules,
  [...clockRules, ...dayRangeRules],
  timeRangeRules,
  [
    ...atClockRules,
    ...dayRules,
    ...numericDayRules,
    ...holidayRules,
    ...periodRules,
    ...spanRules,
    ...daysAwayRules,
    ...weekdayOfMonthRules,
  ],
  partRules,
  timeRangeRules,
  [...momentRules, ...daysWithHourRules],
  relativeDayRules,
  zoneRules,
  correctionRules,
  // A correction may itself be corrected.
  correctionRules,
  rangeRules,
  daysWithHourRules,
  relationRules,
]

/** After the pass with this rule every time of day is recognised, and none has been joined to a day. */
export const LAST_CLOCK_RULE = atClockRules[0] as Rule

/** Before the pass with this rule, something that moves is put on its new day, because that day may be repeated after it. */
export const FIRST_CORRECTION_RULE = correctionRules[0] as Rule

/** All rules by id. */
export const DATE_RULES: ReadonlyMap<string, Rule> = new Map(PASSES.flat().map((rule) => [rule.id, rule]))

/** All rules for reading words and numbers as symbols, by id. */
export const NUMBER_RULES: ReadonlyMap<string, RuleName> = new Map(
  [...NUMBER_WORDS, ...TIMESTAMP_RULES, ...DIGIT_RULES, COUNTED_RULE, NAMESAKE_RULE].map((rule) => [rule.id, rule]),
)

/** All kinds of symbols that a rule names. A word of any other kind has no effect. */
export const DATE_SYMBOLS: ReadonlySet<string> = new Set([
  ...PASSES.flat().flatMap(({ kinds }) => kinds),
  EVENING,
  JOURNEY,
  SAME_TIME,
  SAME_DAY,
  THAT_DAY,
  OTHER,
])
