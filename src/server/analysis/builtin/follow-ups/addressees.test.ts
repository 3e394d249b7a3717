import { describe, expect, it, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import { splitClauses } from '#server/analysis/builtin/clauses/clauses.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { findAddressees, isCourtesy, withoutGreeting } from './addressees.ts'

const SPOKEN = { recordedAt: new Date('2026-11-25T09:00:00Z'), timezone: 'UTC' }

function toSentences(texts: readonly string[]) {
  return texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
}

function addresseesIn(language: Language, ...texts: string[]) {
  const lexicon = packOf(language).words
  const clauses = splitClauses(toSentences(texts), { language, ...SPOKEN }, lexicon)
  const addressees = findAddressees(clauses, lexicon)
  return clauses.map((clause) => addressees.get(clause) ?? null)
}

function followUpsIn(language: Language, ...texts: string[]) {
  return analyseText({ sentences: toSentences(texts), language, ...SPOKEN }).actionItems.map(({ who, title }) => [
    who,
    title,
  ])
}

describe('the addressee of a message', () => {
  test.each<[Language, string, string]>([
    ['en', 'Hi Karen, hope all is well.', 'Karen'],
    ['en', 'Dear Mr Whitlock, thank you for your letter.', 'Mr Whitlock'],
    ['en', 'Okay so good morning Priya, a quick one.', 'Priya'],
    ['en', 'hi megan could you send me the number', 'Megan'],
    ['es', 'Hola, Carmen, espero que estés bien.', 'Carmen'],
    ['es', 'Estimado señor Robles: gracias por su carta.', 'Señor Robles'],
    ['es', 'Buenos días, Marta.', 'Marta'],
    ['fr', 'Bonjour Karine, tu vas bien ?', 'Karine'],
    ['fr', 'Chère Madame Vidal, merci.', 'Madame Vidal'],
    ['fr', 'Monsieur Robin, merci de votre courrier.', 'Monsieur Robin'],
  ])('in %s “%s” is %s', (language, text, addressee) => expect(addresseesIn(language, text)).toEqual([addressee]))

  test.each<[Language, string]>([
    ['en', 'Morning meeting moved to ten.'],
    ['en', 'Evening Standard called about the advert.'],
    ['en', 'Mr Whitlock will call back.'],
    ['en', 'hi could you send me the number'],
    ['es', 'Buenos Aires queda para mayo.'],
    ['es', 'Hola a todos, empezamos.'],
    ['fr', 'Bonjour, je vous appelle au sujet du bail.'],
    ['fr', 'Monsieur Robin rappelle demain.'],
  ])('in %s is nobody in “%s”', (language, text) => expect(addresseesIn(language, text)).toEqual([null]))

  it('applies to all its sentences, until it ends or somebody else is greeted', () => {
    expect(
      addresseesIn('en', 'Hi Karen.', 'One question.', 'Kind regards.', 'Now the bank.', 'Hello Tom!', 'Call me.'),
    ).toEqual(['Karen', 'Karen', 'Karen', null, 'Tom', 'Tom'])
  })

  it('is left out of the words of a follow-up', () => {
    expect(withoutGreeting('hi Megan send me the number', packOf('en'))).toBe('send me the number')
    expect(withoutGreeting('Highland cattle', packOf('en'))).toBe('Highland cattle')
  })
})

test('shows neither the farewell of a message as a highlight nor its request as an open question', () => {
  const texts = [
    'Hola, Carmen, gracias por el presupuesto.',
    '¿Me podrías mandar los planos antes del jueves?',
    'Un abrazo, Luis.',
  ]
  const { summary, questions, actionItems } = analyseText({
    sentences: toSentences(texts),
    language: 'es',
    ...SPOKEN,
    itemsShown: true,
  })
  expect(actionItems.map(({ who }) => who)).toEqual(['Carmen'])
  expect(summary).toBe('Hola, Carmen, gracias por el presupuesto.')
  expect(questions).toEqual([])
})

test.each<[Language, string, boolean]>([
  ['en', 'Kind regards, Tom.', true],
  ['en', 'Hi Karen,', true],
  ['en', 'Take care of the boiler before the tenants move in.', false],
  ['es', 'Un abrazo.', true],
  ['fr', 'Bien cordialement', true],
])('in %s “%s” is mere courtesy: %s', (language, text, expected) => {
  const [clause] = splitClauses(toSentences([text]), { language, ...SPOKEN }, packOf(language).words)
  expect(clause && isCourtesy(clause)).toBe(expected)
})

test.each<[Language, string[], string, string]>([
  ['en', ['Hi Karen, hope all is well.', 'Could you let the tenants know?'], 'Karen', 'Let the tenants know'],
  [
    'en',
    ['Dear Mr Whitlock, I should be most grateful if you would return the keys.'],
    'Mr Whitlock',
    'Return the keys',
  ],
  ['en', ['Dear Mr Whitlock,', 'would it be possible to move the survey?'], 'Mr Whitlock', 'Move the survey'],
  ['en', ['Hi Fiona,', 'if it suits you, sign the lease.'], 'Fiona', 'Sign the lease'],
  ['en', ['Dear Sandra,', 'I need the seating plan from you.'], 'Sandra', 'Provide the seating plan'],
  ['en', ['Hi Raj, I was wondering if you could bring the projector.'], 'Raj', 'Bring the projector'],
  ['en', ['Hi Raj,', 'I shall return the keys on Friday.'], 'me', 'Return the keys'],
  [
    'es',
    ['Estimado señor Robles:', 'Le agradecería que devolviera las llaves.'],
    'Señor Robles',
    'Devolver las llaves',
  ],
  ['es', ['Hola, Raúl.', 'Anula por favor la reunión de la imprenta.'], 'Raúl', 'Anular la reunión de la imprenta'],
  [
    'fr',
    ['Monsieur Robin,', 'Je vous serais reconnaissant de bien vouloir rendre les clés.'],
    'Monsieur Robin',
    'Rendre les clés',
  ],
  [
    'fr',
    ['Bonjour Karine,', 'Merci de bien vouloir envoyer le devis au notaire.'],
    'Karine',
    'Envoyer le devis au notaire',
  ],
])('in %s the addressee of %j owns what it asks for', (language, texts, who, title) => {
  expect(followUpsIn(language, ...texts)).toContainEqual([who, title])
})

test.each<[Language, string, string]>([
  ['en', 'Please cancel my three o’clock and let the client know.', 'Cancel my three o’clock and let the client know'],
  ['en', 'Please send Tom the minutes when you get a chance, thanks.', 'Send Tom the minutes'],
  ['es', 'Mándame, por favor, el informe del trimestre.', 'Mandarme el informe del trimestre'],
  ['es', 'Te pido que me mandes el informe del trimestre.', 'Mandarme el informe del trimestre'],
  ['fr', "envoie moi s'il te plaît le dossier avant lundi", "M'envoyer le dossier"],
])('in %s “%s” is titled “%s”', (language, text, title) => {
  expect(followUpsIn(language, text).map(([, written]) => written)).toEqual([title])
})

test.each<[Language, string]>([
  ['fr', 'Je vais pas changer le joint.'],
  ['fr', "J'irai pas à la réunion de jeudi."],
  ['fr', 'Je vais plus m’occuper des factures.'],
  ['fr', 'Faut pas repeindre le mur.'],
  ['fr', 'Pas la peine de rappeler Sophie.'],
  ['en', 'Nobody needs to repaint the wall.'],
  ['es', 'Nadie tiene que pintar la pared.'],
])('in %s “%s” states no follow-up, because it is negated', (language, text) =>
  expect(followUpsIn(language, text)).toEqual([]),
)

test.each<[Language, string, string]>([
  ['fr', "Faut pas que j'oublie d'appeler maman.", 'Appeler maman'],
  ['fr', "N'oublie pas de m'envoyer le code.", "M'envoyer le code"],
])('in %s “%s” states a follow-up, although it is negated', (language, text, title) => {
  expect(followUpsIn(language, text).map(([, written]) => written)).toEqual([title])
})
