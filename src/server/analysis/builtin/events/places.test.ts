import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

test.each([
  ['La reunión es el martes a las diez en la calle Mayor 12.', 'la calle Mayor 12'],
  ['La firma es el lunes a las doce en la calle Serrano.', 'la calle Serrano'],
  [
    'La visita es el martes a las cinco en la avenida Corrientes 1450, segundo piso.',
    'la avenida Corrientes 1450, segundo piso',
  ],
  ['La junta es el lunes a las ocho en el local de la calle Sol 4.', 'el local de la calle Sol 4'],
  [
    'La sesión es el jueves a las ocho en la sala de juntas de la tercera planta.',
    'la sala de juntas de la tercera planta',
  ],
  ['El ensayo es el lunes a las seis en el teatro Principal.', 'el teatro Principal'],
  ['La comida es el lunes a las dos en la plaza de la Constitución.', 'la plaza de la Constitución'],
  ['La boda es el lunes a las doce en la iglesia de San Pedro.', 'la iglesia de San Pedro'],
  ['El taller es el lunes a las nueve en el parque central.', 'el parque central'],
  ['La reunión es el martes a las cuatro en la sede social.', 'la sede social'],
  ['Lo operan el jueves a las siete en el Sanatorio Güemes.', 'el Sanatorio Güemes'],
  ['Salimos el sábado a las ocho y cuarto desde la plaza de la iglesia.', 'la plaza de la iglesia'],
])('reads the whole place of an event: %s', (text, place) => {
  expect(analyseSpoken(text, 'es').events).toMatchObject([{ place }])
})

test('an hour is no place', () => {
  expect(analyseSpoken('Réunion demain à la même heure.', 'fr').events).toMatchObject([{ place: null }])
})

test.each([
  ['La reunión es en la calle el martes a las diez.', 'la calle'],
  ['El martes a las diez hay reunión en la sala con Ana.', 'la sala'],
  ['La reunión en la sala 3 es el martes a las diez.', 'la sala 3'],
])('ends the place of an event before what is none of it: %s', (text, place) => {
  expect(analyseSpoken(text, 'es').events).toMatchObject([{ place }])
})

test('takes neither a train for a place nor the saint of a church for a guest', () => {
  expect(analyseSpoken('La visita de mi madre es el jueves a las ocho en el AVE.', 'es').events).toMatchObject([
    { place: null },
  ])
  expect(analyseSpoken('La boda es el lunes a las doce en la iglesia de San Pedro.', 'es').events).toMatchObject([
    { people: [] },
  ])
})

test.each([
  ['The practice meeting is on the ninth at half past twelve in the seminar room.', 'the seminar room'],
  ['The board meets on Friday at ten in the conference room.', 'the conference room'],
  ['The board meets on Friday at ten at the leadership meeting.', null],
])('tells a room from a gathering: %s', (text, place) => {
  expect(analyseSpoken(text, 'en').events[0]).toMatchObject({ place })
})

test.each([
  ['Réunion avec Thomas jeudi à dix heures au bureau.', 'au bureau'],
  ['Rendez-vous lundi à huit heures au bureau de poste.', 'au bureau de poste'],
  ['Rendez-vous avec le notaire mercredi à quatorze heures trente en salle Monet.', 'salle Monet'],
  ['La réunion des parents est mardi à dix-huit heures en salle des maîtres.', 'salle des maîtres'],
  ['Point budget lundi à huit heures en salle 12.', 'salle 12'],
  ['Réunion avec Thomas jeudi à dix heures en salle.', null],
  ["Réunion mardi à dix heures, au chalet d'accueil.", "au chalet d'accueil"],
  ['Spectacle samedi à vingt heures au centre Jean Vilar.', 'au centre Jean Vilar'],
  ['Réunion mardi à neuf heures au bureau central.', 'au bureau central'],
  ['Repas samedi à midi au Petit Bouchon.', 'Petit Bouchon'],
  ['Réunion lundi à neuf heures au plus tard.', null],
  ['Réunion lundi à neuf heures au sujet du devis.', null],
])('reads a place after “au” and “en”: %s', (text, place) => {
  expect(analyseSpoken(text, 'fr').events).toMatchObject([{ place }])
})

test.each([
  ['Réunion le treize janvier à dix-neuf heures trente, à la salle Rops.', 'la salle Rops'],
  ['Réunion mardi à dix heures dans la salle Monet avec Paul.', 'la salle Monet'],
  ['Dégustation le dix-huit décembre à onze heures, chez Dupraz, à Cully.', 'chez Dupraz'],
  ['Rendez-vous lundi à neuf heures chez le docteur Martin.', 'chez le docteur Martin'],
  ['Rendez-vous lundi à neuf heures chez nous.', 'chez nous'],
  ['Rendez-vous devant le bâtiment B mardi à huit heures.', 'devant le bâtiment B'],
  ['On se retrouve mardi à midi sur la place du Marché.', 'sur la place du Marché'],
  ['Permanence à la mairie de dix heures à midi mardi.', 'la mairie'],
  ['Point mardi à neuf heures sur le budget.', null],
])('reads a place with its name, and whose it is: %s', (text, place) => {
  expect(analyseSpoken(text, 'fr').events).toMatchObject([{ place }])
})

test('takes no place from what bare speech said long before an event', () => {
  const text = [
    'demain il faut que je passe à la pharmacie prendre les médicaments de maman et que je rappelle le notaire au sujet de',
    "la maison de Pornic vendredi à seize heures j'ai rendez vous avec le conseiller de la banque",
  ].join(' ')
  expect(analyseSpoken(text, 'fr').events).toMatchObject([{ place: null }])
})

test.each([
  ['Meeting at the scout hut on Friday at seven.', 'the scout hut'],
  ['Match at the golf club on Sunday at two.', 'the golf club'],
  ['The party is on Saturday at two at the bowling alley.', 'the bowling alley'],
  ['The surveyor is coming on Monday at ten to look at the damp wall.', null],
  ['The vet is coming on Monday at two to look at the lame ewe.', null],
])('en: reads the whole place of an event, and none from what is looked at: %s', (text, place) => {
  expect(analyseSpoken(text, 'en').events).toMatchObject([{ place }])
})

test.each<[Language, string, string]>([
  ['en', 'Interview with Dana on Friday at eleven, room 4.', 'room 4'],
  ['en', 'Interview with Dana on Friday at eleven in meeting room 2B.', 'meeting room 2B'],
  ['es', 'Entrevista con Diana el viernes a las once, sala 4.', 'sala 4'],
  ['fr', 'Entretien avec Diane vendredi à onze heures, salle 4.', 'salle 4'],
])('reads a room with its number (%s): %s', (language, text, place) => {
  expect(analyseSpoken(text, language).events).toMatchObject([{ place }])
})
