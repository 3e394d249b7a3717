import { pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { clock } from '../../resolve.ts'

/** Returns a duration in minutes if it is too short to be an hour. */
export function minutesOf({ value, unit }: Sym): number | null {
  if (unit === 'minute') return value
  if (unit === 'quarter') return value * 15
  return unit === 'hour' && value < 12 ? value * 60 : null
}

/** Noon and midnight, alone, with their hour, or some minutes away from them. */
export const noonRules: Rule[] = [
  rule('clock.clock-word', 'Noon and midnight.', '(THE|THIS)? CLOCKWORD', (parts) =>
    clock(pick(parts, 'CLOCKWORD')?.value ?? 0),
  ),
  // "12 noon", "la una del mediodía".
  rule(
    'clock.hour-of-clock-word',
    'Noon or midnight with its hour: "12 noon".',
    '(?<!COLON|DOT)DETF? NUM (HOURS? (OF|OFTHE))? CLOCKWORD',
    (parts) => {
      const [hour, noon] = [pick(parts, 'NUM')?.value ?? 0, pick(parts, 'CLOCKWORD')?.value === 720]
      if (hour === 12) return clock(noon ? 720 : 0)
      // In Spain the middle of the day lasts until three.
      return noon && hour > 0 && hour <= 3 && pick(parts, 'OFTHE', 'OF') ? clock(720 + hour * 60) : null
    },
  ),
  rule(
    'clock.beside-clock-word',
    'Minutes before or after noon or midnight.',
    '(?<!FROM|BETWEEN)(A? HALF|NUM? QUARTERHOUR|A QUARTERHOUR|NUM|DUR) (PAST|TO|BEFORE|AFTER) (DETF|DET|OFTHE)? CLOCKWORD',
    (parts) => {
      const length = pick(parts, 'HALF', 'QUARTERHOUR') ?? pick(parts, 'NUM', 'DUR')
      const minutes = length?.kind === 'DUR' ? minutesOf(length) : (length?.value ?? 0)
      if (minutes === null || (length?.kind === 'NUM' && minutes % 5 !== 0)) return null
      return clock(((parts.at(-1)?.value ?? 0) + (pick(parts, 'TO', 'BEFORE') ? -minutes : minutes) + 1440) % 1440)
    },
  ),
  rule(
    'clock.clock-word-and',
    'Noon or midnight, plus or minus minutes.',
    '(?<!BETWEEN|FROM)CLOCKWORD (AND|LESS|PAST)? (HALF|QUARTERHOUR|NUM (?!SLASH|DASH|DOT NUM|OF? MONTH))',
    (parts) => {
      const minutes = parts.at(-1)?.value ?? 0
      const away = pick(parts, 'LESS') ? -minutes : minutes
      return clock(((pick(parts, 'CLOCKWORD')?.value ?? 0) + away + 1440) % 1440)
    },
  ),
]
