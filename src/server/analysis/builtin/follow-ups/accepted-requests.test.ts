import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function itemsIn(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-11-22T10:00:00Z'), timezone: 'UTC' }).actionItems
}

test.each<[Language, string, string, string | null]>([
  ['en', 'The inspector said can you send me the logbook and I said I would, tonight.', 'Send the logbook', null],
  ['en', 'he asked me would I drop the chairs back on Tuesday I said no bother', 'Drop the chairs back', '2026-11-24'],
  ['es', 'Me dice el casero oye me pasas el recibo mañana y le digo que sí.', 'Pasar el recibo', '2026-11-23'],
  [
    'fr',
    "le proprio me dit vous m'envoyez l'attestation lundi et je lui dis oui",
    "Envoyer l'attestation",
    '2026-11-23',
  ],
  ['fr', "La voisine m'a demandé si je pouvais arroser ses tomates, j'ai dit d'accord.", 'Arroser ses tomates', null],
])('gives the speaker what somebody asked and the speaker agreed to (%s): %s', (language, text, title, dueDate) => {
  expect(itemsIn(text, language)).toMatchObject([{ title, who: 'me', dueDate, doubt: null }])
})

test.each<[Language, string]>([
  ['en', 'he walks in and goes are you coming on Sunday and I go maybe'],
  ['en', "and she's like call me tomorrow and I'm like yeah right"],
  ['es', 'y va mi suegra y me suelta tienes que cambiar las cortinas'],
  ['fr', "et là l'infirmière me demande vous avez mangé ce matin"],
  ['fr', 'ma belle-mère me sort il faut changer ces rideaux'],
])('takes nothing from the words of others that are only told (%s): %s', (language, text) => {
  expect(itemsIn(text, language)).toEqual([])
})

test('takes what the speaker says after the words of others', () => {
  const items = itemsIn('he goes are you coming on Sunday so I have to book the train tickets tomorrow', 'en')
  expect(items).toMatchObject([{ title: 'Book the train tickets' }])
})
