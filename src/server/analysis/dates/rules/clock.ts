import { MINUTE } from '#server/calendar/wall-time.ts'
import { all, type Make, type Meaning, OTHER, pick, type Rule, rule, type Sym } from '../grammar.ts'
import { clock, spokenClock } from '../resolve.ts'

const hourAndMinute: Make = (parts) => {
  const [hour, minute] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR', 'DUR')
  // "4:3" is a ratio.
  if (pick(parts, 'COLON') && minute && minute.end - minute.start < 2) return null
  // In "5h" and "5 heures" the hours are counted to 24.
  if (pick(parts, 'HOURS') && hour?.tag === 'digits') return clock(hour.value * 60 + (minute?.value ?? 0), 'counted')
  return spokenClock(hour?.value ?? 99, minute?.value ?? 0)
}

const withHalfOfDay: Make = (parts, context) => {
  const [hour, minute] = all(parts, 'NUM')
  if (!hour || hour.value > 12) return hour ? hourAndMinute(parts, context) : null
  return clock(((hour.value % 12) + (pick(parts, 'PM') ? 12 : 0)) * 60 + (minute?.value ?? 0))
}

/** Minutes under ten, said with their nought. */
const withZero: Make = (parts, context) => {
  const numbers = all(parts, 'NUM')
  const minute = numbers.at(-1)
  const [hour, nought] = numbers
  if (!hour || !minute || minute.value > 9 || (numbers.length > 2 && nought?.value !== 0)) return null
  const spoken = parts.filter((part) => part.kind !== 'OH' && (part.kind !== 'NUM' || part === hour || part === minute))
  return pick(parts, 'AM', 'PM') ? withHalfOfDay(spoken, context) : hourAndMinute(spoken, context)
}

/** "Past" and "to" the hour: the minutes are said first, the hour last. */
const pastHour: Make = (parts) => {
  const [minutes, hour] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR', 'DUR')
  if ((hour?.value ?? 99) > 24) return null
  const before = pick(parts, 'TO')
  const made = before
    ? spokenClock(((hour?.value ?? 99) + 11) % 12 || 12, 60 - (minutes?.value ?? 99))
    : spokenClock(hour?.value ?? 99, minutes?.value ?? 99)
  if (!made || !pick(parts, 'AM', 'PM')) return made
  return clock((made.value % 720) + (pick(parts, 'PM') ? 720 : 0))
}

/** "Las nueve menos cuarto", "dix heures moins le quart": the hour is said first. */
const lessThanHour: Make = (parts) => {
  const [hour, minutes] = all(parts, 'NUM', 'HALF', 'QUARTERHOUR')
  const whole = spokenClock(hour?.value ?? 99, 0)
  return whole && minutes ? clock(whole.value - minutes.value, whole.tag) : null
}

/** `1730`, `0730`: only where the words around say that it is a time. */
const fourDigits: Make = (parts) => {
  const value = pick(parts, 'BIG', 'YEAR')?.value ?? 9999
  const made = spokenClock(Math.floor(value / 100), value % 100)
  if (!made || !pick(parts, 'AM', 'PM')) return made
  return clock((made.value % 720) + (pick(parts, 'PM') ? 720 : 0))
}

/** A length in minutes, where it is short enough to be told from an hour. */
function minutesOf({ value, unit }: Sym): number | null {
  if (unit === 'minute') return value
  return unit === 'hour' && value < 12 ? value * 60 : null
}

/** Numbers that follow an hour as its minutes: "nine thirty". */
const spokenMinutes: Make = (parts, context) => {
  const [hour, minute] = all(parts, 'NUM')
  if (!hour || !minute || hour.value > 24 || hour.value === 0 || hour.tag === 'digits' || minute.tag === 'digits')
    return null
  return minute.value >= 10 && minute.value % 5 === 0 ? hourAndMinute(parts, context) : null
}

const notADayOrDuration = '(?!UNIT|MONTH|PERCENT|OF MONTH|HOURS|YEAR|SLASH|DOT NUM|COMMA NUM|BIG|NUM|WEEKDAY|OF OTHER)'

/** The part of the day with its small word: "in the morning", "de la tarde", "du soir". */
export const partWordRules: Rule[] = [
  rule('(INTHE|OFTHE|ATTHE|DET|AT|OF|(IN|OF|TOWARDS) (THE|DETF)) PART', (parts) => ({
    kind: 'MOD',
    value: 0,
    tag: parts.at(-1)?.tag ?? '',
  })),
  rule('(?<=BEGINOF|ENDOF)DETF MORROW', () => ({ kind: 'MOD', value: 0, tag: 'morning' })),
  // "La mañana del lunes", but "la mañana de mañana".
  rule('DETF MORROW (?=OFTHE)', () => ({ kind: 'MOD', value: 0, tag: 'morning' })),
  rule('DETF MORROW (?!NEXT)', () => ({ kind: OTHER, value: 0 })),
  rule('(INTHE|(IN|OF|TOWARDS) DETF) MORROW', () => ({ kind: 'MOD', value: 0, tag: 'morning' })),
]

/** Times that say by themselves that they are times. */
export const clockRules: Rule[] = [
  rule('THE? CLOCKWORD', (parts) => clock(pick(parts, 'CLOCKWORD')?.value ?? 0)),
  // "Before lunch" is before it begins, "after lunch" once it is over.
  rule('(BEFORE|AFTER) (OF|OFTHE|DET|DETF)? MEAL', (parts) => {
    const meal = parts.at(-1)
    return clock(pick(parts, 'AFTER') ? Number(meal?.tag ?? 0) : (meal?.value ?? 0))
  }),
  rule('(DURING|FORDUR (DET|DETF)?|INTHE|ABOUT (OFTHE|DET|DETF)?) MEAL', (parts) => {
    const meal = parts.at(-1)
    // "About lunch" may be what is talked of, and "in the dinner" where.
    if (pick(parts, 'INTHE', 'ABOUT') && !/^(?:during|around)$/.test(parts[0]?.tag ?? '')) return null
    return { kind: 'TIMES', value: 0, tag: '', from: (meal?.value ?? 0) * MINUTE, to: Number(meal?.tag ?? 0) * MINUTE }
  }),
  rule(
    '(?<!FROM|BETWEEN)(A? HALF|A? QUARTERHOUR|NUM|DUR) (PAST|TO|BEFORE|AFTER) (DETF|DET|OFTHE)? CLOCKWORD',
    (parts) => {
      const length = pick(parts, 'HALF', 'QUARTERHOUR', 'NUM', 'DUR')
      const minutes = length?.kind === 'DUR' ? minutesOf(length) : (length?.value ?? 0)
      if (minutes === null || (length?.kind === 'NUM' && minutes % 5 !== 0)) return null
      return clock(((parts.at(-1)?.value ?? 0) + (pick(parts, 'TO', 'BEFORE') ? -minutes : minutes) + 1440) % 1440)
    },
  ),
  rule('(?<!BETWEEN|FROM)CLOCKWORD (AND|LESS|PAST)? (HALF|QUARTERHOUR|NUM)', (parts) => {
    const minutes = parts.at(-1)?.value ?? 0
    return clock((pick(parts, 'CLOCKWORD')?.value ?? 0) + (pick(parts, 'LESS') ? -minutes : minutes))
  }),
  rule('DETF? NUM (AM|PM)', withHalfOfDay),
  rule('DETF? NUM (COLON|DOT|HOURS) NUM (COLON NUM)? (AM|PM)', withHalfOfDay),
  // Of "nine six pm" the nine is no hour: minutes under ten are said with their nought.
  rule('(DETF? NUM|DETF NUM AND) NUM (AM|PM)', (parts, context) =>
    (all(parts, 'NUM')[1]?.value ?? 0) < 10 && !pick(parts, 'AND') ? null : withHalfOfDay(parts, context),
  ),
  rule('DETF? NUM COLON NUM (COLON NUM)? HOURS?', hourAndMinute),
  rule('DETF? NUM OCLOCK', hourAndMinute),
  rule('NUM NUM', spokenMinutes),
  rule('DETF NUM NUM (?!UNIT|PERCENT)', hourAndMinute),
  // "Nine oh five", "las seis cero dos".
  rule('DETF? NUM OH NUM (?!UNIT|PERCENT) (AM|PM)?', withZero),
  rule('(DETF NUM NUM NUM|NUM NUM NUM (?=AM|PM)) (AM|PM)?', withZero),
  rule('NUM HOURS (NUM|HALF)? (UNIT)?', hourAndMinute),
  rule('NUM HOURS AND (HALF|QUARTERHOUR|A QUARTERHOUR|A HALF|NUM UNIT?)', hourAndMinute),
  rule('DETF? NUM HOURS AND? DUR', (parts, context) =>
    pick(parts, 'DUR')?.unit === 'minute' ? hourAndMinute(parts, context) : null,
  ),
  // "Trois heures passées de dix minutes".
  rule('DUR LAST OF DUR', (parts) => {
    const [hour, minute] = all(parts, 'DUR')
    if (hour?.unit !== 'hour' || minute?.unit !== 'minute') return null
    return clock(hour.value * 60 + minute.value, 'counted')
  }),
  // "Las ocho de la tarde menos cuarto", "8 pm y media".
  rule(
    '(?<!BETWEEN|FROM)DETF? NUM (AM|PM) (LESS|AND|PAST) (QUARTERHOUR|HALF|NUM|DUR) (?!HOURS|MONTH|AM|PM|PART|MOD)',
    (parts, context) => {
      const whole = withHalfOfDay(parts.slice(0, -2), context)
      const last = parts.at(-1)
      const minutes = last?.kind === 'DUR' ? minutesOf(last) : last?.value
      if (!whole || minutes === undefined || minutes === null || minutes >= 60) return null
      return clock(whole.value + (pick(parts, 'LESS') ? -minutes : minutes))
    },
  ),
  // "Onze heures trois quarts".
  rule('NUM HOURS NUM QUARTERHOUR', ([hour, , quarters]) =>
    spokenClock(hour?.value ?? 99, (quarters?.value ?? 9) * 15),
  ),
  rule('NUM HOURS LESS THE? DET? (QUARTERHOUR|NUM)', lessThanHour),
  rule('DETF NUM AND (HALF|QUARTERHOUR|NUM|A HALF) (?!UNIT)', hourAndMinute),
  rule('DETF NUM LESS (QUARTERHOUR|NUM)', lessThanHour),
  // "A la una y media".
  rule('INTHE NUM AND (HALF|QUARTERHOUR|NUM) (?!UNIT)', (parts, context) =>
    parts[1]?.value === 1 ? hourAndMinute(parts, context) : null,
  ),
  rule('INTHE NUM LESS (QUARTERHOUR|NUM)', (parts, context) =>
    parts[1]?.value === 1 ? lessThanHour(parts, context) : null,
  ),
  rule('(?<!BETWEEN|FROM|OF)NUM AND (HALF|QUARTERHOUR|NUM) (?=MOD)', hourAndMinute),
  rule('(?<!MONTH|WEEKDAY|DET|THE|ON|SLASH|DOT|COLON)NUM (?=MOD)', hourAndMinute),
  rule('NUM LESS QUARTERHOUR', lessThanHour),
  rule('(A? HALF|A? QUARTERHOUR|A? NUM (UNIT)?|DUR) (PAST|AFTER) NUM OCLOCK? (AM|PM)?', pastHour),
  rule('(?<=AT|FOR|ABOUT)HALF NUM (?!UNIT)', pastHour),
  rule('(?<!A|NUM|AND)HALF NUM (?!UNIT|PERCENT|OTHER|OF|NUM|MONTH)', (parts, context) =>
    parts[1]?.tag === 'words' && parts[1].value <= 12 ? pastHour(parts, context) : null,
  ),
  rule('(A? QUARTERHOUR|NUM UNIT|DUR) TO NUM OCLOCK? (AM|PM)?', pastHour),
  rule('NUM TO NUM (?!DASH|AM|PM)', (parts, context) => {
    const minutes = pick(parts, 'NUM')?.value ?? 0
    return [20, 25].includes(minutes) ? pastHour(parts, context) : null
  }),
  rule('BIG (AM|PM)', fourDigits),
  rule('(?<=AT|ABOUT)BIG (?!DOT BIG|DASH|PERCENT)', fourDigits),
  rule('BIG (?=MOD)', fourDigits),
  rule('NUM ISH', hourAndMinute),
]

/** Bare numbers, times only by the word before them; and the word that goes with a time. */
export const atClockRules: Rule[] = [
  rule('(AT|TOWARDS) DETF? CLOCK', (parts) => ofClock(parts)),
  rule('(ABOUT|FOR|ATTHE) DETF? CLOCK', (parts) => ofClock(parts)),
  rule(`(AT|ABOUT) NUM ${notADayOrDuration}`, (parts, context) =>
    pick(parts, 'ABOUT') && (pick(parts, 'NUM')?.value ?? 0) > 12 ? null : hourAndMinute(parts, context),
  ),
  rule('(AT|ABOUT) NUM NUM (?!UNIT|PERCENT|MONTH)', hourAndMinute),
  rule('AT NUM DOT NUM (?!DOT NUM|PERCENT|UNIT)', hourAndMinute),
  rule('(TOWARDS|ABOUT|FOR) DETF NUM (DOT NUM)? (?!UNIT|PERCENT)', hourAndMinute),
  rule('(?<=TO|SINCE|BEFORE|AFTER|BY|UNTIL|FROM)DETF NUM (?!UNIT|PERCENT)', hourAndMinute),
  rule('DETF NUM (?=MOD)', hourAndMinute),
  // "An hour before nine o'clock", "diez minutos antes de las nueve".
  rule('DUR (BEFORE|AFTER|PAST|TO) (CLOCK|DETF CLOCK|DETF NUM (?!UNIT|PERCENT))', (parts) => {
    const minutes = minutesOf(parts[0] as Sym)
    const at = parts.at(-1)
    const base = at?.kind === 'NUM' ? spokenClock(at.value, 0) : at
    if (minutes === null || !base) return null
    return clock((base.value + (pick(parts, 'BEFORE', 'TO') ? -minutes : minutes) + 1440) % 1440, base.tag ?? '')
  }),
  // "Demain à onze", "mañana a 11".
  rule(`(?<=DAYREL|MORROW|WEEKDAY|TONIGHT)TOWARDS NUM ${notADayOrDuration}`, hourAndMinute),
  // "A la una".
  rule('INTHE NUM (?!UNIT|PERCENT|MONTH|NUM|OTHER)', (parts, context) =>
    parts[1]?.value === 1 && parts[1].tag === 'words' ? hourAndMinute(parts, context) : null,
  ),
]

function ofClock(parts: Sym[]): Meaning | null {
  const found = pick(parts, 'CLOCK')
  return found ? clock(found.value, found.tag) : null
}
