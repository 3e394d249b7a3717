import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

/** As spoken on Wednesday, 4 March 2026. */
function itemsIn(language: Language, ...texts: string[]): string[] {
  const sentences = texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const content = analyseText({ sentences, language, recordedAt, timezone: 'Europe/Madrid' })
  const { actionItems, events, decisions, questions } = content
  return [...actionItems, ...events]
    .map(({ title }) => title)
    .concat([...decisions, ...questions].map(({ text }) => text))
}

test.each<[Language, string, string]>([
  ['en', 'A man tells his vet: "I must call my brother on Monday."', 'I must call my brother on Monday.'],
  ['en', 'He read it aloud: “The dinner is on Thursday at eight.”', 'The dinner is on Thursday at eight.'],
  ['en', 'The memo says "We have decided to close the kitchen".', 'We have decided to close the kitchen.'],
  ['es', 'Un tío le dice al médico: «Tengo que llamar a mi hermano».', 'Tengo que llamar a mi hermano.'],
  ['es', 'Leí en voz alta: «La cena es el jueves a las nueve».', 'La cena es el jueves a las nueve.'],
  ['fr', 'Un homme dit au dentiste : « Je dois appeler mon frère lundi ».', 'Je dois appeler mon frère lundi.'],
  ['fr', 'Il a lu : « Le dîner est jeudi à vingt heures ».', 'Le dîner est jeudi à vingt heures.'],
])(
  'finds nothing in a quotation, but an item in the same words without quotation marks (%s): %s',
  (language, told, own) => {
    expect(itemsIn(language, told)).toEqual([])
    expect(itemsIn(language, own)).toHaveLength(1)
  },
)

test('treats quoted words over several sentences as one quotation', () => {
  expect(itemsIn('en', 'She wrote: “I must pay the fine on Monday.', 'I have to book a room by Friday.”')).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'I need to print the poster "Save our old town hall" by Friday.', 'Print the poster "Save our old town hall"'],
  ['en', 'The "Wave" launch meeting is on Thursday at eight.', 'Launch meeting'],
  [
    'es',
    'Tengo que devolver el libro «La casa de los espíritus» el lunes.',
    'Devolver el libro «La casa de los espíritus»',
  ],
])('does not take a title or a name in quotation marks for a quotation (%s): %s', (language, text, title) => {
  expect(itemsIn(language, text)).toEqual([title])
})

test('hides nothing after a quotation mark that is never closed', () => {
  expect(itemsIn('en', 'The pipe is 3" wide.', 'So "I must call the plumber on Monday.')).toEqual(['Call the plumber'])
})
