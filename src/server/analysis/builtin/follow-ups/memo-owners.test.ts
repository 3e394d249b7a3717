import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const itemsIn = (text: string, language: Language) =>
  analyseSpoken(text, language).actionItems.map(({ who, title }) => [who, title])

test.each<[Language, string, string[]]>([
  [
    'fr',
    'Envoyer à Sandra les factures de mars, elle me les réclame. Et prendre rendez-vous pour le contrôle technique, il expire le 20.',
    ['Envoyer à Sandra les factures de mars', 'Prendre rendez-vous pour le contrôle technique'],
  ],
  ['fr', "Prévenir Karim qu'il doit livrer jeudi.", ["Prévenir Karim qu'il doit livrer"]],
  [
    'es',
    'Mandarle a Sandra las facturas, que ella las está esperando. Reservar la sala, que ella la necesita el lunes.',
    ['Mandarle a Sandra las facturas', 'Reservar la sala'],
  ],
  ['es', 'Pedir cita para la ITV, que caduca el día 20.', ['Pedir cita para la ITV']],
  [
    'en',
    "Email Sandra the invoices, she's been asking. Book the room, she needs it Monday.",
    ['Email Sandra the invoices', 'Book the room'],
  ],
])('leaves a note to oneself that names somebody to the speaker (%s): %s', (language, text, titles) => {
  expect(itemsIn(text, language)).toEqual(titles.map((title) => ['me', title]))
})

test('leaves out of a title that something comes before what was said', () => {
  const text = 'La banque appelle demain à dix heures. Il me faut les relevés des trois derniers mois avant.'
  expect(itemsIn(text, 'fr').map(([, title]) => title)).toEqual(['Obtenir les relevés des trois derniers mois'])
})
