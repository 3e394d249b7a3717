import type { DateLexicon } from '#server/languages/parts/date-lexicon.ts'
import type { RuleName } from '#server/languages/parts/rule.ts'

/** A way in which a language spells numbers. */
export interface SpellingRule extends RuleName {
  /** The kind of symbol that the words become. */
  kind: 'NUM' | 'ORD' | 'YEAR'
  /** Returns every folded phrase of the lexicon with its number. */
  spell: (lexicon: DateLexicon) => [phrase: string, value: number][]
}

/** All ways of spelling numbers. A later rule overrides an earlier one for the same phrase. */
export const NUMBER_WORDS: readonly SpellingRule[] = [
  {
    id: 'number.unit',
    recognises: 'A number in one word: "seven", "diecisiete".',
    kind: 'NUM',
    spell: ({ units }) => units.split(' ').map((word, value) => [word, value]),
  },
  {
    id: 'number.ten',
    recognises: 'A ten alone: "twenty", "quatre vingts".',
    kind: 'NUM',
    spell: ({ tens }) => readPairs(tens),
  },
  {
    id: 'number.ten-and-unit',
    recognises: 'A ten and its unit: "twenty one", "treinta y uno".',
    kind: 'NUM',
    spell: withUnits,
  },
  {
    id: 'number.own-name',
    recognises: 'A number with an irregular name: "soixante dix", "veintiun".',
    kind: 'NUM',
    spell: ({ extra }) => readPairs(extra),
  },
  {
    id: 'number.year',
    recognises: 'A year of the twenties or thirties: "two thousand twenty seven".',
    kind: 'YEAR',
    spell: spellYears,
  },
  {
    id: 'number.ordinal',
    recognises: 'An ordinal in words: "third".',
    kind: 'ORD',
    spell: ({ ordinals }) => readPairs(ordinals),
  },
]

/** Parses `20 twenty, 30 thirty`. */
function readPairs(pairs: string): [string, number][] {
  if (pairs === '') return []
  return pairs.split(', ').map((pair) => [pair.slice(pair.indexOf(' ') + 1), Number.parseInt(pair, 10)])
}

function withUnits({ tens, units, joiner }: DateLexicon): [string, number][] {
  const names = units.split(' ')
  return readPairs(tens).flatMap(([ten, value]) =>
    Array.from({ length: 9 }, (_, at) => at + 1).flatMap((unit): [string, number][] => [
      [`${ten} ${names[unit]}`, value + unit],
      ...(joiner === '' ? [] : [[`${ten} ${joiner} ${names[unit]}`, value + unit] satisfies [string, number]]),
    ]),
  )
}

function spellYears(lexicon: DateLexicon): [string, number][] {
  const numbers = NUMBER_WORDS.filter(({ kind }) => kind === 'NUM').flatMap(({ spell }) => spell(lexicon))
  return numbers
    .filter(([, value]) => value >= 20 && value <= 39)
    .flatMap(([name, value]) =>
      lexicon.thousands
        .split(', ')
        // "Twenty thirty" is a time.
        .filter((thousands) => thousands.includes(' ') || value < 30)
        .map((thousands): [string, number] => [`${thousands} ${name}`, 2000 + value]),
    )
}
