import { DAY, startOfDay } from '#server/calendar/wall-time.ts'
import { pick, type Rule, rule } from '../../grammar.ts'
import { day, nextWeekday, weekdayIn } from '../../resolve.ts'

/** Weekdays alone, of this, the last or the next week, and some weeks from now. */
export const weekdayRules: Rule[] = [
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
    // "The inspector is coming Thursday the tenth" says which Thursday.
    '(ON|DET|THIS)? (COMING WEEKDAY (?!COMMA? (THE|DET) ORD)|WEEKDAY COMING)',
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
]
