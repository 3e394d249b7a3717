import { DAY, startOfDay } from '#server/calendar/wall-time.ts'
import { pick, type Rule, rule } from '../../grammar.ts'
import { partOfDay, restOfToday } from '../../resolve.ts'

/** Parts of today and of the days beside it: "tonight", "this morning". */
export const partOfTodayRules: Rule[] = [
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
]
