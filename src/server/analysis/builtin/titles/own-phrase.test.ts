import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseText } from '../builtin-analyst.ts'

/** As spoken on Tuesday, 10 March 2026. */
function titlesIn(text: string, language: Language): string[] {
  const sentences = [{ index: 0, start: 0, end: 9, text, marks: ['restored' as const] }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-03-10T09:00:00Z'), timezone: 'UTC' }).events.map(
    ({ title }) => title,
  )
}

test.each<[Language, string, string[]]>([
  [
    'en',
    'the fire safety inspection they moved it was on the twenty eighth now it is twenty fourth march at eleven and they all ask how',
    ['Fire safety inspection'],
  ],
  [
    'en',
    'the garden wall the mason spoilt it so we start that on the second no hang on is that right monday the thirtieth at eight',
    ['Garden wall'],
  ],
  ['en', 'um yeah the boiler man is here on monday at ten and then we eat', ['Boiler man']],
  ['en', 'so marcus you want the keys because the removal van gets here friday at nine', ['Removal van']],
  ['es', 'la losa del garaje se funde el martes a las siete y luego nos vamos', ['Losa del garaje']],
  [
    'es',
    'dice que el armario de curas nos lo revisan el lunes a las nueve y media con rafa delante',
    ['Armario de curas'],
  ],
  [
    'es',
    'este andamio se monta el miércoles a las ocho y la prueba de la banda gallega es el jueves a las cuatro',
    ['Andamio', 'Prueba de la banda gallega'],
  ],
  ['fr', 'bon alors ils viennent chercher les bâches au dépôt jeudi à huit heures', ['Chercher les bâches au dépôt']],
])('bare speech (%s): %s', (language, text, titles) => {
  expect(titlesIn(text, language)).toEqual(titles)
})
