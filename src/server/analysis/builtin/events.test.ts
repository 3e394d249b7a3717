import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseText } from './builtin-analyst.ts'

function eventsIn(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-04-15T07:00:00Z'), timezone: 'UTC' }).events
}

test.each<[Language, string]>([
  ['en', 'If Tom comes on Friday at ten we could have a coffee.'],
  ['es', 'Si Tomás viene el viernes a las diez podríamos tomar un café.'],
  ['fr', 'Si Thomas vient vendredi à dix heures, on pourrait prendre un café.'],
  ['fr', "S'il vient vendredi à dix heures, on prend un café."],
])('a condition is no event (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'The parcel arrived on Tuesday at three.'],
  ['es', 'El paquete llegó el martes a las tres.'],
  ['fr', 'Le colis est arrivé mardi à trois heures.'],
])('what is over is none (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test('what takes place every week is none', () => {
  expect(eventsIn('Le magasin ferme à huit heures le samedi.', 'fr')).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'If it rains we stay inside; the site visit is on Friday at ten.'],
  ['en', 'The interview with Leo was moved to Friday at ten.'],
  ['es', 'Sí, la visita es el viernes a las diez.'],
  ['es', 'Llego el viernes a las diez a Burgos.'],
  ['es', 'La entrevista con Leo se ha movido al viernes a las diez.'],
  ['fr', "S'il pleut, on reste dedans ; la visite est vendredi à dix heures."],
  ['fr', "L'entretien avec Léo a été déplacé à vendredi dix heures."],
  ['fr', 'La visite est le vendredi 17 à dix heures.'],
])('an event beside a condition, in the present or moved stays one (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toMatchObject([{ dateTime: '2026-04-17T10:00:00.000Z' }])
})
