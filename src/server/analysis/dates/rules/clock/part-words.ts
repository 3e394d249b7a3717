import { OTHER, type Rule, rule } from '../../grammar.ts'

/** Parts of the day with their preposition: "in the morning", "de la tarde", "du soir". */
export const partWordRules: Rule[] = [
  rule(
    'clock.part-with-lead',
    'A part of the day with its preposition: "in the morning".',
    '(INTHE|OFTHE|ATTHE|DET|AT|OF|(IN|OF|TOWARDS) (THE|DETF)) PART',
    (parts) => ({
      kind: 'MOD',
      value: 0,
      tag: parts.at(-1)?.tag ?? '',
    }),
  ),
  rule(
    'clock.edge-of-morning',
    'The morning after "beginning of" or "end of".',
    '(?<=BEGINOF|ENDOF)DETF MORROW',
    () => ({ kind: 'MOD', value: 0, tag: 'morning' }),
  ),
  // "La mañana del lunes", but "la mañana de mañana".
  rule('clock.morning-of', 'The morning of a day, before "of the".', 'DETF MORROW (?=OFTHE)', () => ({
    kind: 'MOD',
    value: 0,
    tag: 'morning',
  })),
  rule('clock.no-morning', 'The morning with its article, without a day.', 'DETF MORROW (?!NEXT)', () => ({
    kind: OTHER,
    value: 0,
  })),
  rule('clock.morning-with-lead', 'The morning with its preposition.', '(INTHE|(IN|OF|TOWARDS) DETF) MORROW', () => ({
    kind: 'MOD',
    value: 0,
    tag: 'morning',
  })),
]
