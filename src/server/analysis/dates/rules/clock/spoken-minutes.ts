import { all, type Make, type Rule, rule } from '../../grammar.ts'
import { spokenClock } from '../../resolve.ts'

/** Reads numbers after an hour as its minutes: "nine thirty". */
const spokenMinutes: Make = (parts) => {
  const [hour, minute] = all(parts, 'NUM')
  if (!hour || !minute || hour.value > 24 || hour.value === 0 || hour.tag === 'digits' || minute.tag === 'digits')
    return null
  return minute.value >= 10 && minute.value % 5 === 0 ? spokenClock(hour.value, minute.value) : null
}

/** Minutes said right after the hour. On their own they are as likely a price or a number: "it costs two fifty". */
export const spokenMinuteRules: Rule[] = [
  rule(
    'clock.spoken-minutes',
    'Hour and minutes next to each other, after a word of a time: "at nine thirty".',
    '(?<!OTHER|^)NUM NUM',
    spokenMinutes,
  ),
  rule(
    'clock.spoken-minutes-of-day',
    'The same before a word of a day: "nine thirty on Monday".',
    'NUM NUM (?=ON|WEEKDAY|SHORTDAY|DAYREL|TONIGHT|INTHE|PART|MOD|ZONE|THIS|NEXT)',
    spokenMinutes,
  ),
]
