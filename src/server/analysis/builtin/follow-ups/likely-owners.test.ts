import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const ownersIn = (text: string, language: Language) => analyseSpoken(text, language).actionItems.map(({ who }) => who)

test.each<[Language, string, string]>([
  ['en', "I met Priya about the audit this morning. She'll send the list of invoices by Monday.", 'Priya'],
  ['en', 'Ring Colin about the van, and Marta picks up the keys on Thursday.', 'Marta'],
  ['en', 'And the tax people are supposed to send Tom the form.', 'The tax people'],
  ['es', 'Los de mantenimiento nos revisan la caldera el jueves.', 'Los de mantenimiento'],
  ['fr', "J'ai vu Solène pour l'audit. Elle m'envoie la liste des factures lundi.", 'Solène'],
  ['fr', "Les gars de l'atelier nous livrent les panneaux jeudi.", "Les gars de l'atelier"],
  ['en', 'Shift leaders are handing in their rotas tonight.', 'Shift leaders'],
  ['en', 'NHS estates owes us the asbestos survey.', 'NHS estates'],
  ['en', 'Our freight agent will ring your warehouse on Monday.', 'Our freight agent'],
  ['fr', 'Le plombier vous rappellera demain pour la chaudière.', 'Le plombier'],
])('finds who has a follow-up, in it or before it (%s): %s', (language, text, who) => {
  expect(ownersIn(text, language)).toContain(who)
})

test.each<[Language, string, string]>([
  ['en', "Completion is set for the 11th of January. She'll send the contract over tonight.", 'Completion'],
  ['en', 'Would you be willing to lend us the trailer on Saturday?', 'Willing'],
  ['es', 'Imprime el consentimiento en letra grande.', 'Imprime'],
])('takes neither a thing nor another word for a person (%s): %s', (language, text, word) => {
  expect(ownersIn(text, language)).not.toContain(word)
})

test.each<[Language, string, string]>([
  ['es', 'El acta la firmo yo el lunes.', 'Firmar el acta'],
  ['es', 'Mañana se lo digo yo a Marta.', 'Decírselo a Marta'],
])('leaves what the speaker stresses to do to the speaker (%s): %s', (language, text, title) => {
  expect(analyseSpoken(text, language).actionItems).toMatchObject([{ who: 'me', title }])
})

test.each<[Language, string, [string, string][]]>([
  [
    'en',
    'i have to sign the register the caretaker is bringing the ladder tomorrow',
    [
      ['me', 'Sign the register'],
      ['The caretaker', 'Bring the ladder'],
    ],
  ],
  [
    'es',
    'tengo que firmar el acta la jefa nos manda los turnos mañana',
    [
      ['me', 'Firmar el acta'],
      ['La jefa', 'Mandarnos los turnos'],
    ],
  ],
])('ends a follow-up in bare speech where another begins (%s): %s', (language, text, expected) => {
  expect(analyseSpoken(text, language).actionItems.map(({ who, title }) => [who, title])).toEqual(expected)
})
