import { type Make, OTHER, pick, type Rule, rule } from '../grammar.ts'

const weekday: Make = ([name]) => ({ kind: 'WEEKDAY', value: name?.value ?? 1 })

/** Abbreviated names, which include their full stop. */
export const abbreviationRules: Rule[] = [
  rule('short.month', 'An abbreviated month with its full stop: "Jan. 5".', 'MONTH DOT (?!$)', ([month, dot]) =>
    month?.tag === 'short' && dot?.start === month.end ? { kind: 'MONTH', value: month.value, tag: 'short' } : null,
  ),
  // The Spanish "mar." is Tuesday or March.
  rule(
    'short.month-like-a-weekday',
    'An abbreviation of both a weekday and a month, after a number.',
    '(?<=NUM|ORD|NUM OF|ORD OF|SLASH|DASH|NUM DOT)SHORTDAY',
    ([name]) =>
      name && Number(name.tag) !== name.value ? { kind: 'MONTH', value: Number(name.tag), tag: 'short' } : null,
  ),
  rule(
    'short.weekday',
    'An abbreviated weekday before a day of a month: "Sat. 7 March".',
    'SHORTDAY DOT? (?=COMMA? ((THE|DET)? (NUM|ORD) (DOT|OF|DASH)? (MONTH|SHORTDAY)|MONTH DOT? (NUM|ORD)))',
    ([name]) => ({ kind: 'WEEKDAY', value: name?.value ?? 1 }),
  ),
  rule(
    'short.weekday-stop',
    'An abbreviated weekday with its full stop, before a time or a month.',
    'WEEKDAY DOT (?=COMMA|AT|TOWARDS|NUM|ORD|MONTH|DET|THE)',
    (parts) => {
      const [name, dot] = parts
      const short = name && name.end - name.start <= 5 && dot?.start === name.end
      return short ? { kind: 'WEEKDAY', value: pick(parts, 'WEEKDAY')?.value ?? 1 } : null
    },
  ),
  rule(
    'short.weekday-with-lead',
    'An abbreviated weekday after "on" or "next", or before an ordinal.',
    '(?<=ON|NEXT|LAST|COMING|BY)SHORTDAY (?!OTHER OTHER)|(?<=DET)SHORTDAY DOT? (?=NUM)|SHORTDAY (?=(THE|DET)? ORD)',
    weekday,
  ),
  rule(
    'short.weekday-before-time',
    'An abbreviated weekday before a time, or before a number that opens the text with it: "sat 8 pm".',
    'SHORTDAY (?=NUM (AM|PM|COLON NUM|HOURS|INTHE PART))|(?<=^)SHORTDAY DOT? (?=NUM (DOT|COMMA|$))',
    weekday,
  ),
  rule(
    'short.weekday-with-capital',
    'An abbreviated weekday with its capital, before a preposition and a time: "Sat at 10 pm".',
    'SHORTDAY (?=(COMMA|AT|TOWARDS|ABOUT|BY|DASH)* DETF? (NUM (AM|PM|COLON|HOURS|OCLOCK|DOT NUM|INTHE)|CLOCKWORD|A? HALF|A? QUARTERHOUR))',
    (parts, context) => (parts[0]?.capital ? weekday(parts, context) : null),
  ),
  rule(
    'short.weekday-after-time',
    'An abbreviated weekday after a time: "6:45 pm Sat".',
    '(?<=(AM|PM|(COLON|HOURS|PAST) NUM|INTHE PART|OCLOCK|CLOCKWORD) (COMMA|ON)?)SHORTDAY (?!OTHER)',
    weekday,
  ),
  rule(
    'short.weekday-beside-another',
    'An abbreviated weekday beside another one: "Sat-Sun".',
    'SHORTDAY (?=(DASH|SLASH) (SHORTDAY|WEEKDAY))|(?<=(SHORTDAY|WEEKDAY) (DASH|SLASH))SHORTDAY',
    weekday,
  ),
  rule('short.other-word', 'The same letters as a word: "he sat".', 'SHORTDAY', () => ({ kind: OTHER, value: 0 })),
]
