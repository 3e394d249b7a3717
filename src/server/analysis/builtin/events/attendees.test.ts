import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import { isBare } from '#server/speech/bare-text.ts'
import type { Language } from '#shared/languages.ts'

function peopleIn(texts: readonly string[], language: Language): string[] {
  const sentences = texts.map((text, index) => {
    const marks = isBare(text) ? { marks: ['restored' as const] } : {}
    return { index, start: index * 5, end: index * 5 + 5, text, ...marks }
  })
  const input = { sentences, language, recordedAt: new Date('2026-04-13T07:00:00Z'), timezone: 'UTC' }
  return analyseText(input).events[0]?.people ?? ['no event']
}

test.each<[Language, string[], string[]]>([
  ['en', ['The site visit is on Thursday at ten.', "That's me, Bella and Omar."], ['Bella', 'Omar']],
  ['en', ['The site visit is on Thursday at ten in the yard, and Bella is coming.'], ['Bella']],
  ['en', ['The hearing is on Thursday at ten.', 'Dr Okafor will attend.'], ['Okafor']],
  ['en', ['The train is on Friday at ten, the tickets are with Ruth.'], []],
  ['en', ['Dinner with Ruth on Friday at eight, the booking is with Tom.'], ['Ruth']],
  ['en', ['Friday at one, lunch is with Ruth.'], ['Ruth']],
  ['fr', ['Le dîner est vendredi à vingt heures avec Ruth, les clés sont avec Paul.'], ['Ruth']],
  ['en', ['We have a meeting with Tim O’Neill and Bella on Thursday at ten.'], ['Tim O’Neill', 'Bella']],
  [
    'en',
    ["Dinner on Thursday at eight with Ludwig van Beek, Chiara D'Angelo and Maria de la Torre."],
    ['Ludwig van Beek', "Chiara D'Angelo", 'Maria de la Torre'],
  ],
  ['es', ['Cena el jueves a las ocho con Ludwig van Beek y Ana de Logística.'], ['Ludwig van Beek', 'Ana']],
  [
    'fr',
    ["Dîner jeudi à vingt heures avec Ludwig van Beek et Chiara D'Angelo."],
    ['Ludwig van Beek', "Chiara D'Angelo"],
  ],
  ['es', ['La visita es el jueves a las diez.', 'Vamos Nuria y yo.'], ['Nuria']],
  ['es', ['El jueves a las diez viene mi hermana y voy por ella, así que Nuria cierra.'], []],
  ['es', ['La visita es el jueves a las diez; van a estar don Julián y Berta.'], ['Julián', 'Berta']],
  ['es', ['La cata es el jueves a las diez en la bodega, y me acompaña Nuria.'], ['Nuria']],
  ['es', ['La reunión es el jueves a las diez, con Nuria y con la gente de Pinar Capital.'], ['Nuria']],
  ['en', ['We have a meeting with Bella of the Toledo Works on Thursday at ten.'], ['Bella']],
  ['fr', ['La visite est jeudi à dix heures.', 'Il y aura Berthe et monsieur Dufour.'], ['Berthe', 'Dufour']],
  ['fr', ["La visite est jeudi à dix heures, et Berthe m'accompagne."], ['Berthe']],
  // Between a day and its hour.
  ['en', ['On Tuesday I am meeting Tom Baker at ten.'], ['Tom Baker']],
  ['en', ["We have moved Friday's call with Ann to two o'clock."], ['Ann']],
  ['es', ['El lunes me reúno con Nuria a las diez.'], ['Nuria']],
  ['fr', ['Lundi je vois Paul à neuf heures.'], ['Paul']],
])('lists people who are said to be coming as attendees (%s): %s', (language, texts, people) => {
  expect(peopleIn(texts, language)).toEqual(people)
})

test.each<[Language, string]>([
  ['en', 'The site visit is on Thursday at ten because Omar is away on Friday.'],
  ['en', "The site visit is on Thursday at ten; Omar can't make it."],
  ['es', 'La visita es el jueves a las diez porque Tomás no está el viernes.'],
  ['es', 'La visita es el jueves a las diez, pero Nuria sigue de baja.'],
  ['fr', 'La visite est jeudi à dix heures parce que Thomas est absent vendredi.'],
  ['fr', 'La visite est jeudi à dix heures, mais Berthe ne vient pas.'],
])('does not list people who are said not to be coming (%s): %s', (language, text) => {
  expect(peopleIn([text], language)).toEqual([])
})

test.each<[Language, string, string[]]>([
  ['en', 'The call with Sam is on Teams on Monday at ten.', ['Sam']],
  ['es', 'La reunión con Leo es por Zoom el lunes a las diez.', ['Leo']],
  ['fr', 'La réunion avec Léo est sur Zoom lundi à dix heures.', ['Léo']],
])('does not list a service for calls as an attendee (%s): %s', (language, text, people) => {
  expect(peopleIn([text], language)).toEqual(people)
})

test.each<[Language, string]>([
  ['en', 'My flight to Lisbon leaves on Thursday at ten.'],
  ['es', 'Mi vuelo a Lisboa sale el jueves a las diez.'],
  ['fr', 'Mon vol pour Lisbonne part jeudi à dix heures.'],
])('does not list a city as an attendee (%s): %s', (language, text) => {
  expect(peopleIn([text], language)).toEqual([])
})

test('does not cut a name at the limit of what is read', () => {
  const text = 'El jueves a las diez tenemos la visita de obra con Ana y Tomás.'
  expect(peopleIn([text], 'es')).toEqual(['Ana', 'Tomás'])
})

test('does not list people who come to another event as attendees of the one before', () => {
  const texts = ['The site visit is on Thursday at ten.', 'The dinner is on Friday at eight, with me and Omar.']
  expect(peopleIn(texts, 'en')).toEqual([])
})

test.each<[Language, string, string[]]>([
  ['en', 'The lunch with Rosa and Tim is on Thursday at one, Blue Kitchen.', ['Rosa', 'Tim']],
  ['en', 'Site walk with Omar on Thursday at ten, Gate C.', ['Omar']],
  ['es', 'El jueves a las nueve, comida de médicos en el Club Suizo.', []],
  ['fr', 'La réunion est jeudi à dix heures, salle Ollier.', []],
])('does not list a named place as an attendee (%s): %s', (language, text, people) => {
  expect(peopleIn([text], language)).toEqual(people)
})

test('does not list a person who is thanked as an attendee', () => {
  expect(peopleIn(['the board meeting is on thursday at ten the slides are done thank you melissa'], 'en')).toEqual([])
})
