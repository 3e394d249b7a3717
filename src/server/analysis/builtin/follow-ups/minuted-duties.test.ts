import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** What a note of one sentence asks for, and of whom; spoken on a Wednesday. */
function followUpsIn(text: string, language: Language): [string, string | null][] {
  return analyseSpoken(text, language).actionItems.map(({ title, who }) => [title, who])
}

test.each<[Language, string, [string, string | null][]]>([
  ['en', 'Sarah to confirm dates with the venue.', [['Confirm dates with the venue', 'Sarah']]],
  ['en', 'Action: Priya to chase the lawyers.', [['Chase the lawyers', 'Priya']]],
  ['en', 'For Lucy: order the chairs.', [['Order the chairs', 'Lucy']]],
  ['en', 'Pilar, my boss, will ask for three quotes.', [['Ask for three quotes', 'Pilar']]],
  [
    'en',
    "I told the client she'd have a price for the skylight by the weekend.",
    [['Give the client a price for the skylight', 'me']],
  ],
  ['en', 'I promised the client a revised programme by Wednesday.', [['Give the client a revised programme', 'me']]],
  ['en', "I'll sort the minibus myself.", [['Sort the minibus', 'me']]],
  [
    'en',
    "Could you find out if it's free the first weekend of March?",
    [["Find out if it's free the first weekend of March", null]],
  ],
  ['es', 'Para Lucía: pedir las sillas.', [['Pedir las sillas', 'Lucía']]],
  ['es', 'Pilar, la del cuarto, va a pedir tres presupuestos.', [['Pedir tres presupuestos', 'Pilar']]],
  ['es', 'Carmen, necesito que me prepares el billete a Lisboa.', [['Prepararme el billete a Lisboa', 'Carmen']]],
  ['es', 'Ojo, la declaración tiene que salir antes del 15 de mayo.', [['La declaración tiene que salir', null]]],
  ['fr', 'Paul : relancer la banque.', [['Relancer la banque', 'Paul']]],
  ['fr', 'Karim, le chef de chantier, va commander le sable.', [['Commander le sable', 'Karim']]],
  ['fr', "Paul, j'ai besoin que tu prépares les billets pour lundi.", [['Préparer les billets', 'Paul']]],
  ['fr', 'Il me faut absolument les pièces avant la fin de la semaine.', [['Obtenir les pièces', 'me']]],
  // Habits, and what only looks alike.
  ['en', 'Mike has the studio on Tuesdays.', []],
  ['en', 'Tom does the payroll at the end of each month.', []],
  ['fr', 'Luc fait la paie à la fin de chaque mois.', []],
  ['es', 'Ana lleva a los niños al cole todos los lunes.', []],
])('%s: %s', (language, text, expected) => expect(followUpsIn(text, language)).toEqual(expected))

test('what is due this week is due on its last day', () => {
  const { actionItems } = analyseSpoken('I need to order the vases from Holland this week.', 'en')
  expect(actionItems).toMatchObject([{ title: 'Order the vases from Holland', dueDate: '2026-12-06' }])
})

test('a thing that opens the sentence before is not the person whom a pronoun means', () => {
  const said = "Completion is set for the 11th of January. She'll send the contract over tonight."
  const { actionItems } = analyseSpoken(said, 'en')
  expect(actionItems).toMatchObject([{ title: 'Send the contract over', who: null }])
})
