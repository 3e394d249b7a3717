import type { Unit } from '#server/calendar/wall-time.ts'
import { type Meaning, OTHER, type Rule, rule, type Sym } from '../grammar.ts'

/** Returns what a symbol means, without its position. */
function same(symbol: Sym | undefined): Meaning | null {
  if (!symbol) return null
  const { start: _start, end: _end, ...meaning } = symbol
  return meaning
}

const nothing = () => ({ kind: OTHER, value: 0 })

/** Words and numbers whose meaning the words beside them decide, before all other rules. */
export const firstReadingRules: Rule[] = [
  rule(
    'first.roughly',
    'A word that makes a length less exact: "in roughly ten minutes".',
    '(IN|AGOPREFIX|WITHIN|FORDUR|BY) ((ROUGHLY|ABOUT)+ (FEW (?=NUM|BIG|DECIMAL))?|FEW (?=NUM|BIG|DECIMAL))',
    ([lead], _context, next) => (next && next.kind !== 'DETF' ? same(lead) : null),
  ),
  rule('first.roughly-alone', 'Such a word anywhere else.', 'ROUGHLY', nothing),
  rule(
    'first.big-number',
    'A number of three digits before its unit: "100 days from today".',
    'BIG (?=UNIT|FORTNIGHT|HOURS (AGO|FROMNOW|LATER))|(?<=(IN|AGOPREFIX|WITHIN) (ROUGHLY|ABOUT)?)BIG (?=HOURS)',
    ([number]) =>
      number && number.end - number.start === 3 && number.value >= 100
        ? { kind: 'NUM', value: number.value, tag: 'digits' }
        : null,
  ),
  rule(
    'first.unit-letter',
    'A number with the letter of its unit, where a length is expected: "1h 10m ago".',
    'NUM UNITLETTER (?=AGO|FROMNOW|LATER|AND? NUM (UNITLETTER|HOURS|UNIT))|(?<=IN|PLUS|HOURS|UNITLETTER)NUM UNITLETTER',
    ([number, letter]) =>
      number?.tag === 'digits' && letter?.start === number.end
        ? { kind: 'DUR', value: number.value, unit: letter.tag as Unit }
        : null,
  ),
  // "Mid-2027"; hyphens between letters are no symbols.
  rule('first.middle-dash', 'The dash after "mid".', 'MIDOF DASH (?=YEAR|NUM? MONTH)', ([middle]) => same(middle)),
  rule('first.other-letter', 'The same letter anywhere else.', 'UNITLETTER', nothing),
  // "A second ago", "hace un segundo": the same word ranks things.
  rule(
    'first.second',
    'The word for second as a unit, after its number: "a second ago".',
    '(?<=NUM|A)ORD (?=AGO|FROMNOW|LATER)|(?<=AGOPREFIX (ROUGHLY|ABOUT)? (NUM|A))ORD|(?<=IN (NUM|A))ORD (?=DOT|COMMA|$)',
    ([word]) =>
      word?.tag === 'words' && word.value === 2 ? { kind: 'UNIT', value: 0, tag: 'second', unit: 'second' } : null,
  ),
  rule(
    'first.quarter',
    'A quarter of a year after its number: "a quarter ago".',
    '(?<=NUM|A)QUARTERHOUR (?=AGO|FROMNOW|LATER)|(?<=IN (NUM|A))QUARTERHOUR (?=DOT|COMMA|$)',
    () => ({ kind: 'UNIT', value: 0, tag: 'quarter', unit: 'quarter' }),
  ),
  rule(
    'first.fraction',
    'A fraction of a measure: "1/2 cup".',
    '{apart}NUM SLASH NUM (OF|OFTHE)? MEASURE',
    ([part, , whole]) => (part && whole && part.value < whole.value ? nothing() : null),
  ),
  rule('first.measure', 'A measure after a number, which it counts.', 'MEASURE', () => ({ kind: 'PERCENT', value: 0 })),
]
