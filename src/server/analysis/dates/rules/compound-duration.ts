import type { Unit } from '#server/calendar/wall-time.ts'
import { all, type Meaning, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { duration } from './duration.ts'

/** Decides by the word before an ambiguous hour whether it is a time or a duration. */
function hoursAfter(sign: string | undefined, minutes: number): Meaning {
  const kind = sign === 'IN' ? 'INDUR' : sign === 'AGOPREFIX' ? 'AGODUR' : 'DUR'
  return minutes % 60 === 0 ? { kind, value: minutes / 60, unit: 'hour' } : { kind, value: minutes, unit: 'minute' }
}

type Length = Pick<Sym, 'value' | 'unit'>

const MINUTES_OF: Partial<Record<Unit, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 }

const asMinutes = (value: number): Length => ({ value, unit: 'minute' })

/** Returns the lengths that symbols state, of which hours may be a number with its own word. */
function lengthsIn(parts: Sym[]): Length[] {
  return parts.flatMap((part, at): Length[] => {
    if (part.kind === 'DUR') return [part]
    return part.kind === 'HOURS' ? [{ value: parts[at - 1]?.value ?? 1, unit: 'hour' }] : []
  })
}

/** Adds lengths, the longest first, of which each is longer than the next. */
function ofMinutes(lengths: Length[]): Meaning | null {
  let total = 0
  let before = Number.POSITIVE_INFINITY
  for (const { value, unit } of lengths) {
    const one = MINUTES_OF[unit ?? 'year']
    if (one === undefined || one >= before) return null
    total += value * one
    before = one
  }
  return total % 1440 === 0 ? duration(total / 1440, 'day') : duration(total, 'minute')
}

const UNITS_DOWNWARD = ['year', 'month', 'week', 'day', 'hour', 'minute']

/** Reads "three hours thirty minutes" as one duration. */
export const compoundRules: Rule[] = [
  rule(
    'duration.hours-and-minutes',
    'Several durations as one: "three weeks, two days and five hours".',
    'DUR (AND|COMMA)* DUR ((AND|COMMA)* DUR)? ((AND|COMMA)* DUR)?',
    (parts) => ofMinutes(all(parts, 'DUR')),
  ),
  rule(
    'duration.hour-and-number',
    'Hours and a number of minutes: "in an hour and twenty".',
    '(?<=IN|AGOPREFIX|WITHIN)DUR AND NUM (?!NUM|UNIT|HOURS|MONTH|COLON|SLASH|PERCENT|QUARTERHOUR)',
    (parts) => {
      const [length, minutes] = [pick(parts, 'DUR'), pick(parts, 'NUM')]
      if (length?.unit !== 'hour' || !minutes || minutes.value >= 60) return null
      return ofMinutes([length, asMinutes(minutes.value)])
    },
  ),
  // "Two years, one month and ten days": reading only its last part would be wrong.
  rule(
    'duration.years-and-months',
    'A length of years or months with further parts.',
    'DUR (AND|COMMA)* DUR ((AND|COMMA)* DUR)?',
    (parts) => {
      const lengths = all(parts, 'DUR')
      const order = lengths.map(({ unit }) => UNITS_DOWNWARD.indexOf(unit ?? ''))
      const [first, ...others] = lengths
      const downward = order.every((unit, at) => at === 0 || unit > (order[at - 1] ?? 0))
      if (!first?.unit || !downward || (order[0] ?? 9) >= UNITS_DOWNWARD.indexOf('week')) return null
      const rest = others.flatMap(({ value, unit }) => (unit ? [{ value, unit }] : []))
      return { kind: 'DUR', value: first.value, unit: first.unit, rest }
    },
  ),
  // "Dans deux jours et quatre heures".
  rule(
    'duration.days-and-hours',
    'Days and hours after a word that makes them a length.',
    '(?<=IN|AGOPREFIX|FORDUR|WITHIN)DUR (AND|COMMA)* (DUR (AND|COMMA)*)? (NUM|A) HOURS (AND? DUR|(?!NUM|OFTHE|OF PART|INTHE PART))',
    (parts) => {
      const at = parts.findIndex(({ kind }) => kind === 'HOURS')
      const [count, word] = [parts[at - 1], parts[at]]
      // "Il y a trois jours 9h": the hour of that day.
      const isLength = count?.tag === 'digits' && count.value <= 12 && word !== undefined && word.end - word.start > 3
      return pick(parts, 'AND') || (isLength && !pick(parts, 'COMMA')) ? ofMinutes(lengthsIn(parts)) : null
    },
  ),
  rule(
    'duration.hours-and-more-beside',
    'Hours and minutes before a word that makes them a length: "1h 10m ago".',
    '(DUR (AND|COMMA)*)? NUM HOURS AND? (DUR|NUM|HALF) (?=AGO|FROMNOW|LATER)',
    (parts) => {
      const last = parts.at(-1)
      return ofMinutes([...lengthsIn(parts), ...(last && last.kind !== 'DUR' ? [asMinutes(last.value)] : [])])
    },
  ),
  // "D'ici une heure"; "d'ici dix heures" is ten o'clock.
  rule(
    'duration.by-hours',
    `Within a number of hours from now: "d'ici une heure".`,
    'BY NUM HOURS (AND? NUM (?!PERCENT|UNIT|HOURS|MONTH))?',
    (parts) => {
      const [count, minutes] = all(parts, 'NUM')
      return count && count.value <= 3 ? hoursAfter('IN', count.value * 60 + (minutes?.value ?? 0)) : null
    },
  ),
  // "Dans 1h30", "in 2h 15 min", "dans une heure trois quarts".
  rule(
    'duration.lead-hours-minutes',
    'Hours and minutes after "in", "ago" or "for".',
    '(IN|AGOPREFIX|FORDUR) (NUM|A) HOURS AND? (DUR|NUM QUARTERHOUR|NUM (?!PERCENT|UNIT|HOURS|MONTH|COLON|QUARTERHOUR|SLASH))',
    (parts) => {
      const [sign, count, ...more] = all(parts, 'IN', 'AGOPREFIX', 'FORDUR', 'A', 'NUM', 'DUR', 'QUARTERHOUR')
      const [minutes, quarter] = more
      if (!minutes || (minutes.kind === 'DUR' && minutes.unit !== 'minute')) return null
      const value = minutes.value * (quarter ? 15 : 1)
      return value < 60 ? hoursAfter(sign?.kind, (count?.value ?? 1) * 60 + value) : null
    },
  ),
  rule(
    'duration.lead-hours',
    'Hours after "in", "ago" or "for".',
    '(IN|AGOPREFIX|FORDUR) (NUM|A) HOURS',
    ([sign, count]) => hoursAfter(sign?.kind, (count?.value ?? 1) * 60),
  ),
  rule(
    'duration.lead-hours-and',
    'The same with a half or a quarter.',
    '(IN|AGOPREFIX|FORDUR) (NUM|A) HOURS AND (HALF|QUARTERHOUR)',
    (parts) => hoursAfter(parts[0]?.kind, (pick(parts, 'NUM', 'A')?.value ?? 1) * 60 + (parts.at(-1)?.value ?? 0)),
  ),
]
