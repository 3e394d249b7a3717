import { type Rule, rule } from '../../grammar.ts'
import { hourAndMinute } from './dotted-clock.ts'

/**
 * Bare hours with a half or a quarter at either end of a range. Elsewhere “y media” needs an article before its hour, or
 * a part of the day after it, because it may count something else.
 */
export const rangeFractionRules: Rule[] = [
  rule(
    'clock.fraction-from',
    'An hour and a half or a quarter, from which a range begins.',
    '(?<=FROM|OF|BETWEEN)NUM AND (HALF|QUARTERHOUR) (?=(TO|TOWARDS|UNTIL|AND) DETF? NUM)',
    hourAndMinute,
  ),
  rule(
    'clock.fraction-to',
    'An hour and a half or a quarter, at which a range ends.',
    '(?<=(FROM|OF|BETWEEN) NUM ((AND|LESS) (HALF|QUARTERHOUR))? (TO|TOWARDS|UNTIL|AND))NUM AND (HALF|QUARTERHOUR) (?!UNIT)',
    hourAndMinute,
  ),
]
