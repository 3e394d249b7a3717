import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const itemsIn = (text: string, language: Language) =>
  analyseSpoken(text, language).actionItems.map(({ who, title, dueDate }) => [who, title, dueDate])

test.each<[Language, string, (string | null)[][]]>([
  [
    'en',
    'Call the vet tomorrow and the farrier on Friday.',
    [
      ['me', 'Call the vet', '2026-12-03'],
      ['me', 'Call the farrier', '2026-12-04'],
    ],
  ],
  [
    'en',
    'I need to send the deck to Tom on Monday and the contract to Ruth by Friday.',
    [
      ['me', 'Send the deck to Tom', '2026-12-07'],
      ['me', 'Send the contract to Ruth', '2026-12-04'],
    ],
  ],
  [
    'en',
    'Tom has to submit the plans by Tuesday and the costings by Thursday.',
    [
      ['Tom', 'Submit the plans', '2026-12-08'],
      ['Tom', 'Submit the costings', '2026-12-03'],
    ],
  ],
  [
    'en',
    'Pick up the keys on Monday and the van on Tuesday.',
    [
      ['me', 'Pick up the keys', '2026-12-07'],
      ['me', 'Pick up the van', '2026-12-08'],
    ],
  ],
  [
    'es',
    'Tengo que entregar el informe el lunes y la factura el viernes.',
    [
      ['me', 'Entregar el informe', '2026-12-07'],
      ['me', 'Entregar la factura', '2026-12-04'],
    ],
  ],
  [
    'es',
    'Llamar al veterinario mañana y al herrador el viernes.',
    [
      ['me', 'Llamar al veterinario', '2026-12-03'],
      ['me', 'Llamar al herrador', '2026-12-04'],
    ],
  ],
  [
    'fr',
    'Il faut que je rende le dossier lundi et la facture vendredi.',
    [
      ['me', 'Rendre le dossier', '2026-12-07'],
      ['me', 'Rendre la facture', '2026-12-04'],
    ],
  ],
])('gives each of two things its own day (%s): %s', (language, text, items) => {
  expect(itemsIn(text, language)).toEqual(items)
})

test('takes nothing that somebody does for the second thing', () => {
  expect(itemsIn('Call the vet on Monday and the farrier comes on Friday.', 'en')).toMatchObject([
    ['me', expect.stringMatching(/^Call the vet/), '2026-12-07'],
  ])
})
