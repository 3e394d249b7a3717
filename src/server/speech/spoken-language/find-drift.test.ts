import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { countLetters } from '../../../../training/count-letters.ts'
import { findDrift, identifyLanguage } from './find-drift.ts'
import { languageSigns, type SignsOfLanguage } from './language-signs.ts'
import { buildLetterModel, decodeCounts } from './letter-model.ts'

test.each<[string, Language | null]>([
  ['The meeting with the design team is on March 12 at 10 in the morning.', 'en'],
  ["I don't know what he said, but it's fine.", 'en'],
  ['Recuérdame que mañana tengo que llamar a Inés por la factura.', 'es'],
  ['La reunión con el equipo es el martes y hay que preparar los números.', 'es'],
  ["Il faut que j'envoie le devis au client avant la fin de la semaine.", 'fr'],
  ["C'est bon pour moi, on en parle avec l'équipe dans la journée.", 'fr'],
  ["Rappelle-moi d'appeler Hélène demain à 8 heures.", 'fr'],
  ['Envoie le devis à Paul avant vendredi.', 'fr'],
  ['Please call Sarah tomorrow.', 'en'],
  ['Ayer pagué la factura antes de salir.', 'es'],
  ['tengo que llamar al banco', 'es'],
  ['Yes.', null],
  ['Ana, Bo, Marketing, Budget 2026.', null],
  ['', null],
])('‘%s’ is in %s', (text, language) => {
  expect(identifyLanguage(text)).toBe(language)
})

describe('a text in another language', () => {
  test.each<[Language, string, Language]>([
    ['fr', 'I must call Sophie before the meeting.', 'en'],
    ['fr', 'Recuérdame llamar a Sophie mañana.', 'es'],
    ['es', 'Il faut rappeler le fournisseur lundi.', 'fr'],
    ['es', 'The supplier wants the contract by Monday', 'en'],
    ['en', 'hay que cerrar la tienda el martes', 'es'],
    ['en', 'on se retrouve devant la gare à midi', 'fr'],
    ['fr', 'Set a dear the budget prevision is for the sellman prochain.', 'en'],
  ])('is found where %s was expected: %s', (expected, text, to) => {
    expect(findDrift(text, expected)).toEqual({ to, whole: true })
  })

  test('is found where an engine mixes two languages', () => {
    const text =
      "Le comité and the direction have approuvé le budget at the dernière réunion. Mais il faut qu'on le revoie, and it's à nous d'envoyer the nouveau tableau."
    expect(findDrift(text, 'fr')).toEqual({ to: 'en', whole: false })
  })

  test('is found as a long passage of a text', () => {
    const french = 'On a visité les nouveaux bureaux hier, tout le monde était ravi de la lumière et du quartier.'
    const english =
      'We should sign the lease before the end of the month, because the owner has another offer on the table.'
    expect(findDrift(`${french} ${english}`, 'fr')).toEqual({ to: 'en', whole: false })
  })

  test('is in none of our languages where its words are not spelt like any of them', () => {
    const text = 'Hyvää huomenta, minun täytyy soittaa pankkiin ja lähettää sopimus asiakkaalle ennen kokousta tänään.'
    expect(findDrift(text, 'fr')).toEqual({ to: null, whole: true })
    expect(identifyLanguage(text)).toBeNull()
  })
})

test.each<[Language, string, string]>([
  ['fr', 'loan words', 'On a un meeting avec le board demain pour le follow-up du deal.'],
  ['fr', 'only loan words', 'un brainstorming, un brief, le feedback du team leader'],
  ['es', 'loan words', 'el meeting con el product manager es ASAP'],
  ['fr', 'a single word', 'Meeting.'],
  ['fr', 'two words', 'No problem.'],
  ['fr', 'a repeated word', 'Yes, yes, yes.'],
  ['fr', 'digits', '12 34 56 78'],
  ['fr', 'capitals', 'OK, KPI, CEO, HR'],
  ['fr', 'names of people', 'John Smith, Peter Johnson et Mary Williams'],
  ['fr', 'brand names', 'Microsoft Teams, Google Meet, Amazon Web Services'],
  ['en', 'places with small words', 'Rue de la Paix, Champs Elysées, Saint Germain des Prés'],
  ['en', 'places and shops', 'El Corte Inglés, Plaza de España, Casa de Campo'],
  ['en', 'names in a sentence', 'the rendez-vous at the Café de la Paix with Jean-Pierre Dupont'],
  ['es', 'foreign clubs', 'Real Madrid contra Paris Saint Germain'],
  ['fr', 'an address', 'https://example.com/the-house-and-the-garden'],
  ['fr', 'a quote', 'Il m’a dit we will get back to you next week et puis plus rien.'],
  ['fr', 'a switch inside a sentence', 'le cash flow du troisième trimestre avec le directeur, see you next week'],
  ['fr', 'a quoted sentence', 'Le client écrit, please find attached the signed contract, et il faut que je réponde.'],
])('where %s is expected, %s do not count as another language: %s', (expected, _what, text) => {
  expect(findDrift(text, expected)).toBeNull()
})

describe('a fourth language', () => {
  const said = [
    'Amanhã tenho que ligar para o banco e enviar o contrato ao cliente.',
    'A reunião foi boa, mas ainda não sabemos quando chega a encomenda.',
    'Ontem falei com a Joana sobre os números da loja e ela não gostou.',
    'Não me esqueço de pagar a conta da luz antes do fim da semana.',
    'O orçamento está pronto, só falta a assinatura do diretor.',
  ]
  const clauses = said.map((text): [string, string] => [text, ''])
  const counts = countLetters([{ id: 'pt-1', voice: 'a', style: 'punctuated', clauses }], 'x')
  // Portuguese is not one of our languages, so its code is not a `Language`.
  const pt = 'pt' as Language
  const signs = new Map<Language, SignsOfLanguage>([
    ...languageSigns(),
    [pt, { letters: buildLetterModel(decodeCounts(counts)), smallWords: new Set(['o', 'a', 'não', 'os']) }],
  ])

  test('is found by its own letters', () => {
    expect(identifyLanguage('o cliente não gostou dos números e ligou ontem', signs)).toBe(pt)
    expect(findDrift('o cliente não gostou dos números e ligou ontem', 'en', signs)).toEqual({ to: pt, whole: true })
  })

  test('does not disturb the others', () => {
    expect(identifyLanguage('El cliente no está contento con los números de ayer.', signs)).toBe('es')
    expect(findDrift('El cliente no está contento con los números de ayer.', 'es', signs)).toBeNull()
  })

  test('without letters of its own raises no alarm', () => {
    expect(findDrift('The client did not like the numbers.', pt)).toBeNull()
  })
})
