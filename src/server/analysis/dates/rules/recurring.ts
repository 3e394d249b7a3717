import { OTHER, type Rule, rule } from '../grammar.ts'

/** Recurring times are not dates: "every Monday", "los lunes". */
export const recurringRules: Rule[] = [
  // "The past two weeks".
  rule(
    'duration.past-as-last',
    '"Past" as "last": "the past two weeks".',
    '(?<=THE|NUM|FEW|INTHE|FOR|WITHIN)PAST (?=UNIT|NUM UNIT|FEW|A? HALF)|(?<=^)PAST (?=NUM UNIT)|PAST (?=WEEKDAY|WEEKEND)',
    () => ({ kind: 'LAST', value: -1 }),
  ),
  // "That was a Tuesday", "un jueves": no particular one.
  rule(
    'duration.any-weekday',
    '"A Tuesday" is any: no date.',
    '(A|NUM) (WEEKDAY|MORROW) (?!ORD|NUM|NEXT)',
    ([count]) => (count?.value === 1 && count.tag !== 'digits' ? { kind: OTHER, value: 0 } : null),
  ),
  rule(
    'duration.nth-of-every',
    'The nth weekday of every month: no date.',
    '{the}? ORD WEEKDAY {of} EVERY UNIT',
    () => ({ kind: OTHER, value: 0 }),
  ),
  rule(
    'duration.every',
    'Recurring times: no date.',
    'EVERY NUM HOURS|NUM HOURS ATTHE UNIT|(EVERY|DETP|OUTOF) (NUM|ORD)? (WEEKDAY|WEEKDAYS|UNIT|PART|MORROW|DAYREL|WEEKEND) (?!NUM (TOWARDS|ATTHE|AND|TO|DASH) NUM)',
    () => ({ kind: 'RECURRING', value: 0 }),
  ),
]
