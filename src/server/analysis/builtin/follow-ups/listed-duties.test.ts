import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** The titles of what a note of one sentence asks for, as spoken on a Wednesday. */
function titlesIn(text: string, language: Language): string[] {
  return analyseSpoken(text, language).actionItems.map(({ title }) => title)
}

test.each<[Language, string, string[]]>([
  [
    'en',
    'Call the bank about the loan, email Ruth the slides and order toner by Friday.',
    ['Call the bank about the loan', 'Email Ruth the slides', 'Order toner'],
  ],
  ['en', 'Pick up the suit, then post the parcel.', ['Pick up the suit', 'Post the parcel']],
  [
    'en',
    'Invoice the Bakers for the loft, chase Dulwich Joinery about the doors, and see if the skip can be collected Friday.',
    ['Invoice the Bakers for the loft', 'Chase Dulwich Joinery about the doors', 'See if the skip can be collected'],
  ],
  [
    'es',
    'Llamar al banco, pedir la nota simple y mandar el contrato a Luis el viernes.',
    ['Llamar al banco', 'Pedir la nota simple', 'Mandar el contrato a Luis'],
  ],
  [
    'fr',
    'Appeler la banque, commander les vaccins et envoyer le contrat à Luc vendredi.',
    ['Appeler la banque', 'Commander les vaccins', 'Envoyer le contrat à Luc'],
  ],
  ['es', 'Comprar leche, pan y huevos.', ['Comprar leche, pan y huevos']],
])('%s: each part of a list with a verb is a follow-up: %s', (language, text, titles) =>
  expect(titlesIn(text, language)).toEqual(titles),
)

test.each<[Language, string, string[]]>([
  [
    'en',
    'Note for tomorrow: call the plumber, order the filters, and stop at the bank before noon.',
    ['Call the plumber'],
  ],
  ['es', 'Nota para mañana: llamar al fontanero, pedir los filtros y pasar por el banco.', ['Pedir los filtros']],
  [
    'fr',
    'Note pour demain : appeler le plombier, commander les filtres.',
    ['Appeler le plombier', 'Commander les filtres'],
  ],
])('gives the day of a heading to all that follows its colon (%s): %s', (language, text, titles) => {
  const { actionItems } = analyseSpoken(text, language)
  expect(actionItems.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  expect(actionItems.map(({ dueDate }) => dueDate)).toEqual(actionItems.map(() => '2026-12-03'))
})

test.each([
  ['Tom brings the cones and Sue brings the whistles.', ['Tom: Bring the cones', 'Sue: Bring the whistles']],
  ['Greg is ordering the paint and Lisa is booking the van.', ['Greg: Order the paint', 'Lisa: Book the van']],
  ["Maureen's doing the soup and Harold brings the bread.", ['Maureen: Do the soup', 'Harold: Bring the bread']],
  ['Tom brings the cones and the whistles.', ['Tom: Bring the cones and the whistles']],
  ['Tom brings the cones and paint.', ['Tom: Bring the cones and paint']],
  ['Greg is ordering the paint and the rollers.', ['Greg: Order the paint and the rollers']],
])('takes apart what several people do: %s', (text, duties) => {
  expect(analyseSpoken(text, 'en').actionItems.map(({ who, title }) => `${who}: ${title}`)).toEqual(duties)
})

test.each<[Language, string, string[]]>([
  [
    'es',
    'Nota para mí, llamar a mamá esta noche, recoger la ropa de la tintorería antes de las seis y sacar la basura.',
    ['Llamar a mamá', 'Recoger la ropa de la tintorería', 'Sacar la basura'],
  ],
  [
    'fr',
    'Note pour moi, appeler maman ce soir, récupérer le pressing avant dix-huit heures et sortir les poubelles.',
    ['Appeler maman', 'Récupérer le pressing', 'Sortir les poubelles'],
  ],
  ['fr', "Je me charge d'avertir les chefs de service d'ici vendredi.", ['Avertir les chefs de service']],
])('never takes a verb away from its object (%s): %s', (language, text, titles) => {
  expect(titlesIn(text, language)).toEqual(titles)
})
