import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const itemsIn = (text: string, language: Language) =>
  analyseSpoken(text, language).actionItems.map(({ who, title, dueDate, doubt }) => [who, title, dueDate, doubt])

/** Sentences in which two people have something to do, and what stands of it. */
const SENTENCES: [Language, string, (string | null)[][]][] = [
  [
    'en',
    "Kate is chasing the invoice and I'm doing the slides for Monday.",
    [
      ['Kate', 'Chase the invoice', null],
      ['me', 'Do the slides', '2026-12-07'],
    ],
  ],
  [
    'en',
    "Priya is booking the venue, I'll confirm the caterer tomorrow.",
    [
      ['Priya', 'Book the venue', null],
      ['me', 'Confirm the caterer', '2026-12-03'],
    ],
  ],
  [
    'en',
    'Ruth will call the insurers, and Dan will send me the photos by Thursday.',
    [
      ['Ruth', 'Call the insurers', null],
      ['Dan', 'Send me the photos', '2026-12-03'],
    ],
  ],
  [
    'es',
    'Marta prepara la oferta y yo llamo al cliente el viernes.',
    [
      ['Marta', 'Preparar la oferta', null],
      ['me', 'Llamar al cliente', '2026-12-04'],
    ],
  ],
  [
    'es',
    'Marta prepara la oferta y Luis llama al cliente el viernes.',
    [
      ['Marta', 'Preparar la oferta', null],
      ['Luis', 'Llamar al cliente', '2026-12-04'],
    ],
  ],
  [
    'fr',
    'Nadia prépare le contrat et je relis les annexes demain.',
    [
      ['Nadia', 'Préparer le contrat', null],
      ['me', 'Relire les annexes', '2026-12-03'],
    ],
  ],
  [
    'fr',
    'Nadia prépare le contrat et Karim relit les annexes demain.',
    [
      ['Nadia', 'Préparer le contrat', null],
      ['Karim', 'Relire les annexes', '2026-12-03'],
    ],
  ],
]

test.each(SENTENCES)('finds what each of two people has to do (%s): %s', (language, text, items) => {
  expect(itemsIn(text, language)).toEqual(items.map((item) => [...item, null]))
})

test('leaves what is asked of somebody who is addressed in the middle to them', () => {
  const text =
    'Make sure the paper says fourteen, not low double digits, and, Imogen, can you get it to the secretary by Monday?'
  expect(itemsIn(text, 'en').every(([who]) => who === 'Imogen')).toBe(true)
})
