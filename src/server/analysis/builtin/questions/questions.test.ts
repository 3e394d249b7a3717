import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function questionsIn(text: string, language: Language, marks?: 'restored'): string[] {
  const sentences = [{ index: 0, start: 0, end: 7, text, ...(marks ? { marks: [marks] } : {}) }]
  const input = { sentences, language, recordedAt: new Date('2026-11-24T10:00:00Z'), timezone: 'UTC' }
  return analyseText(input).questions.map((question) => question.text)
}

test.each<[Language, string]>([
  ['en', 'who pays for the second printing'],
  ['en', 'do we need a permit for the awning'],
  ['es', 'y quién se ha comido el último yogur'],
  ['fr', 'combien de temps on tient sans chauffage'],
])('finds a question without its question mark (%s): %s', (language, text) => {
  expect(questionsIn(text, language, 'restored')).toHaveLength(1)
})

test('asks what was said before words that point back, in bare speech', () => {
  const text =
    'el taller está helado y quién dejó la bici en el portal eso es lo que me pregunto mañana voy a comprar pan'
  expect(questionsIn(text, 'es', 'restored')).toEqual(['El taller está helado y quién dejó la bici en el portal'])
})

test.each<[Language, string]>([
  ['en', "What I can't figure out is why the Lyon branch sells twice as much."],
  ['en', 'Do we need a permit for the awning?'],
  ['en', "There's still the question of who feeds the hens."],
  ['en', 'Clients are asking can they pay by card.'],
  ['en', 'My only doubt is whether the cot fits in the lift.'],
  ['es', 'Lo que nadie me aclara es si las sillas van incluidas.'],
  ['es', 'Queda en el aire quién da de comer a las gallinas.'],
  ['fr', "Ce qu'on ne m'a pas précisé, c'est combien de chaises il faut."],
  ['fr', 'Personne ne nous a dit si on apporte les tables.'],
  ['es', 'Lo que no logro entender es por qué la tienda de Vigo vende el doble.'],
  ['es', 'Me queda la duda de si el toldo necesita permiso.'],
  ['es', '¿Necesitamos un permiso para el toldo?'],
  ['fr', "Ce que je n'arrive pas à comprendre, c'est pourquoi le magasin de Lille vend le double."],
  ['fr', "Est-ce qu'il faut un permis pour le store ?"],
])('finds an open question in what somebody wants to know (%s): %s', (language, text) => {
  expect(questionsIn(text, language)).toEqual([text])
})

test.each<[Language, string]>([
  ['en', 'You know what? She laughed.'],
  ['en', "Isn't it lovely?"],
  ['en', 'What is it with people these days?'],
  ['en', 'What remains of the cake is in the tin.'],
  ['es', '¿A quién se le ocurre?'],
  ['fr', "Mais qu'est-ce qu'ils ont tous ?"],
  ['en', 'He asked me whether we would ever move back.'],
  ['en', "I don't know what came over him."],
  ['es', '¿Sabes qué? Me da igual el color.'],
  ['es', 'Mi vecino me preguntó si íbamos a vender la casa.'],
  ['es', 'No sé cómo explicarlo.'],
  ['fr', 'Tu sais quoi ? Elle a ri.'],
  ['fr', "Mon voisin m'a demandé si on allait vendre la maison."],
  ['fr', "J'ai dit non, enfin c'est ce qu'on verra."],
  ['fr', 'Je ne sais pas ce qui lui a pris.'],
])('finds no open question in feelings, announcements or other people’s questions (%s): %s', (language, text) => {
  expect(questionsIn(text, language)).toEqual([])
})

test('a question whose sentence was cut at an amount is shown from its beginning', () => {
  const text = 'Anyway. Should we still be charging three-fifty a head when everyone is short of money?'
  expect(questionsIn(text, 'en')).toEqual([
    'Should we still be charging three-fifty a head when everyone is short of money?',
  ])
})

test('a question in bare speech is shown without what was said before it', () => {
  const text = "so the marquee is booked and nobody's told us do we bring our own chairs on Sunday"
  expect(questionsIn(text, 'en', 'restored')).toEqual(["Nobody's told us do we bring our own chairs on Sunday"])
})
