import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { splitClauses } from './clauses.ts'
import { cutFragments, textOf } from './fragments.ts'

function fragmentsOf(text: string, language: Language): string[] {
  const spoken = { language, recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'UTC' }
  return splitClauses([{ index: 0, start: 0, end: 1, text }], spoken, packOf(language).words)
    .flatMap(cutFragments)
    .map(textOf)
}

test.each<[Language, string, string]>([
  ['en', 'So, um, the boiler is repaired.', 'the boiler is repaired'],
  ['en', 'And then the grant closes in March and', 'the grant closes in March'],
  ['en', 'So you left the heating on.', 'you left the heating on'],
  ['es', 'Bueno, a ver, la caldera ya está arreglada.', 'la caldera ya está arreglada'],
  ['es', 'Y entonces la beca se cierra en marzo y', 'la beca se cierra en marzo'],
  ['fr', 'Bon, alors, la chaudière est réparée.', 'la chaudière est réparée'],
  ['fr', 'Et puis la subvention se termine en mars et', 'la subvention se termine en mars'],
])('%s: leaves out empty openings and dangling ends: %s', (language, text, expected) => {
  expect(fragmentsOf(text, language)).toEqual([expected])
})

test('cuts a long run of bare speech between two thoughts', () => {
  const run =
    'the old kiln in the second hall was relined last winter by the crew from Leeds and the new one has been running since early autumn without any trouble but the fan that feeds it with air is making a noise that nobody can explain'
  expect(fragmentsOf(run, 'en')).toEqual([
    'the old kiln in the second hall was relined last winter by the crew from Leeds',
    'the new one has been running since early autumn without any trouble',
    'the fan that feeds it with air is making a noise that nobody can explain',
  ])
})

test.each<[Language, string, string[]]>([
  ['en', 'I have to let Mrs. Henderson know. She waits.', ['I have to let Mrs. Henderson know', 'She waits']],
  ['en', 'Ask Dr. Rao. He knows.', ['Ask Dr. Rao', 'He knows']],
])('%s: a title with a full stop ends no clause: %s', (language, text, expected) => {
  const spoken = { language, recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'UTC' }
  const clauses = splitClauses([{ index: 0, start: 0, end: 1, text }], spoken, packOf(language).words)
  expect(clauses.map((clause) => clause.text.replace(/[.]$/, ''))).toEqual(expected)
})
