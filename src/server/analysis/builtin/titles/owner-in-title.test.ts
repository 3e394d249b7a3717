import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import { withoutOwner, withoutSubjectAfterThat } from './owner-in-title.ts'

test.each([
  ['Mirar Tomás la cláusula', 'Tomás', 'Mirar la cláusula'],
  ['Llamar a Tomás', 'Tomás', 'Llamar a Tomás'],
  ['Avisar Tomás', 'Tomás', 'Avisar Tomás'],
  ['Mirar la cláusula', null, 'Mirar la cláusula'],
])('%s, owned by %s: %s', (title, who, expected) => expect(withoutOwner(title, who)).toBe(expected))

test.each([
  ['Que Julien réserve les billets', 'fr', 'réserve les billets'],
  ['Que Julien mire el contrato', 'es', 'mire el contrato'],
  ['Julien réserve les billets', 'fr', null],
  ['Que Sophie réserve les billets', 'fr', null],
] as const)('%s (%s): %s', (words, language, expected) =>
  expect(withoutSubjectAfterThat(words, 'Julien', packOf(language))).toBe(expected),
)
