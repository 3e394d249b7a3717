import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'
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

test.each([
  ['Carla can do the refund.', 'Do the refund'],
  ['Mike can pick up the keys on Friday.', 'Pick up the keys'],
  ["I spoke to Marcus and he's going to send the contract by Friday.", 'Send the contract'],
  ["Saw Priya, she's going to check the dosage tomorrow.", 'Check the dosage'],
  ["Saw Priya, she's painting the shed tomorrow.", 'Paint the shed'],
  ["Mike can't pick up the keys, so I'll fetch them on Friday.", 'Fetch them (keys)'],
])('leaves out that somebody can do it or is going to: %s', (text, title) => {
  expect(analyseSpoken(text, 'en').actionItems.map((item) => item.title)).toContainEqual(title)
})
