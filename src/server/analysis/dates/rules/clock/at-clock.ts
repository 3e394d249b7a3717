import { type Meaning, pick, type Rule, rule, type Sym } from '../../grammar.ts'
import { clock, spokenClock } from '../../resolve.ts'
import { hourAndMinute } from './dotted-clock.ts'
import { minutesOf } from './noon.ts'

const notADayOrDuration = '{notaday}'

/** Bare numbers that are times only because of the word before them, and the word that belongs to the time. */
export const atClockRules: Rule[] = [
  rule('clock.at-clock', '"At" before a time.', '(AT|TOWARDS) DETF? CLOCK', (parts) => ofClock(parts)),
  rule('clock.about-clock', '"About" and "for" before a time.', '(ABOUT|FOR|ATTHE) DETF? CLOCK', (parts) =>
    ofClock(parts),
  ),
  rule(
    'clock.at-number',
    'A bare number after "at".',
    `(AT|ABOUT) NUM ${notADayOrDuration} (?!DASH NUM)`,
    (parts, context) =>
      pick(parts, 'ABOUT') && (pick(parts, 'NUM')?.value ?? 0) > 12 ? null : hourAndMinute(parts, context),
  ),
  rule('clock.at-numbers', 'Two bare numbers after "at".', '(AT|ABOUT) NUM NUM (?!UNIT|PERCENT|MONTH)', hourAndMinute),
  rule(
    'clock.at-dotted',
    'Two numbers with a dot after "at".',
    'AT NUM DOT NUM (?!DOT NUM|PERCENT|UNIT)',
    hourAndMinute,
  ),
  rule(
    'clock.towards-article',
    'A number with its article after "towards" or "for".',
    '(TOWARDS|ABOUT|FOR) DETF NUM (DOT NUM)? (?!UNIT|PERCENT)',
    hourAndMinute,
  ),
  rule(
    'clock.related-article',
    'A number with its article after "until" and the like.',
    '(?<=TO|SINCE|BEFORE|AFTER|BY|UNTIL|FROM)DETF NUM (?!UNIT|PERCENT)',
    hourAndMinute,
  ),
  // "La reunión de las tres del martes".
  rule(
    'clock.of-article',
    'A number with its article after "of", before a day.',
    '(?<=OF|FROM)DETF NUM (?=(OFTHE|OF|DET) (WEEKDAY|DAYREL|MORROW|NUM|THIS))',
    hourAndMinute,
  ),
  // "An hour before nine o'clock", "diez minutos antes de las nueve".
  rule(
    'clock.beside-clock',
    'A duration before or after a time.',
    'DUR (BEFORE|AFTER|PAST|TO) (CLOCK|DETF CLOCK|DETF NUM (?!UNIT|PERCENT))',
    (parts) => {
      const minutes = minutesOf(parts[0] as Sym)
      const at = parts.at(-1)
      const base = at?.kind === 'NUM' ? spokenClock(at.value, 0) : at
      if (minutes === null || !base) return null
      return clock((base.value + (pick(parts, 'BEFORE', 'TO') ? -minutes : minutes) + 1440) % 1440, base.tag ?? '')
    },
  ),
  // "El jueves tipo siete", but "diabetes tipo dos".
  rule(
    'clock.day-like-number',
    'A number after a day and a word for "about" that has other meanings as well.',
    `(?<=DAYREL|MORROW|WEEKDAY|TONIGHT|PART|MOD|NO|NUM|COMMA)TIPO DETF? (CLOCK|NUM ${notADayOrDuration})`,
    (parts, context) => (pick(parts, 'CLOCK') ? ofClock(parts) : hourAndMinute(parts, context)),
  ),
  // "Demain à onze", "mañana a 11".
  rule(
    'clock.day-at-number',
    'A number after a day and its preposition.',
    `(?<=DAYREL|MORROW|WEEKDAY|TONIGHT)TOWARDS NUM ${notADayOrDuration}`,
    hourAndMinute,
  ),
  // "A la una".
  rule(
    'clock.at-one',
    `One o'clock after its preposition: "a la una".`,
    'INTHE NUM (?!UNIT|PERCENT|MONTH|NUM|OTHER)',
    (parts, context) => (parts[1]?.value === 1 && parts[1].tag === 'words' ? hourAndMinute(parts, context) : null),
  ),
]

function ofClock(parts: Sym[]): Meaning | null {
  const found = pick(parts, 'CLOCK')
  return found ? clock(found.value, found.tag) : null
}
