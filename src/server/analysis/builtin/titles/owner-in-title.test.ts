import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import { withoutOwner, withoutSubjectAfterThat } from './owner-in-title.ts'

test.each([
  ['Mirar Tomás la cláusula', 'es', 'Tomás', 'Mirar la cláusula'],
  ['Llamar a Tomás', 'es', 'Tomás', 'Llamar a Tomás'],
  ['Avisar Tomás', 'es', 'Tomás', 'Avisar Tomás'],
  ['Mirar la cláusula', 'es', null, 'Mirar la cláusula'],
  ['Get Dave to check the wiring', 'en', 'Dave', 'Get Dave to check the wiring'],
] as const)('%s (%s), owned by %s: %s', (title, language, who, expected) =>
  expect(withoutOwner(title, who, packOf(language))).toBe(expected),
)

test.each([
  ['Que Julien réserve les billets', 'fr', 'réserve les billets'],
  ['Que Julien mire el contrato', 'es', 'mire el contrato'],
  ['Julien réserve les billets', 'fr', null],
  ['Que Sophie réserve les billets', 'fr', null],
] as const)('%s (%s): %s', (words, language, expected) =>
  expect(withoutSubjectAfterThat(words, 'Julien', packOf(language))).toBe(expected),
)
