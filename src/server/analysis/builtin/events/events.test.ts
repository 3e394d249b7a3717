import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function eventsIn(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-04-15T07:00:00Z'), timezone: 'UTC' }).events
}

test.each<[Language, string]>([
  ['en', 'If Tom comes on Friday at ten we could have a coffee.'],
  ['es', 'Si Tomás viene el viernes a las diez podríamos tomar un café.'],
  ['fr', 'Si Thomas vient vendredi à dix heures, on pourrait prendre un café.'],
  ['fr', "S'il vient vendredi à dix heures, on prend un café."],
])('finds no event in a condition (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'The parcel arrived on Tuesday at three.'],
  ['es', 'El paquete llegó el martes a las tres.'],
  ['fr', 'Le colis est arrivé mardi à trois heures.'],
])('finds no event in what is over (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test('finds no event in what takes place every week', () => {
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
])('still finds an event next to a condition, in the present tense or after a move (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toMatchObject([{ dateTime: '2026-04-17T10:00:00.000Z' }])
})

test.each<[Language, string]>([
  ['en', 'he stood up and said madam i must close the meeting at ten sharp tomorrow and we all laughed at him'],
  ['en', 'On Tuesday at nine a father told me that he would sue.'],
  ['es', 'El martes a las nueve un señor me dijo que iba a la visita.'],
  ['fr', "Mardi à huit heures vingt, devant la grille, un père m'a dit : c'est quoi cette réunion ?"],
])('finds no event in what somebody said or when they said it (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'The school fair is on the 12th of June.'],
  ['es', 'La charla en el instituto es el 12 de junio.'],
  ['fr', 'La conférence au lycée est le 12 juin.'],
])('finds an event on a numbered day (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toMatchObject([{ day: '2026-06-12', doubt: null }])
})

test.each<[Language, string]>([
  ['en', 'The deadline is on the 12th of June.'],
  ['en', 'Today is the 15th of April.'],
  ['es', 'El plazo es el 12 de junio.'],
  ['fr', 'On est le 15 avril.'],
])('finds no event in a deadline or a mere date (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test('starts a new statement at a day, together with its hour', () => {
  const text = "lundi c'est le contrôle laitier à cinq heures du matin en plus alors on fauche mardi"
  expect(eventsIn(text, 'fr')).toMatchObject([{ dateTime: '2026-04-20T05:00:00.000Z' }])
})

test.each<[Language, string]>([
  ['en', 'The board meets in two weeks at two in the office.'],
  ['es', 'Nos vemos en dos semanas a las dos en la oficina.'],
  ['fr', 'On se revoit dans deux semaines à quatorze heures au bureau.'],
])('finds an event whose day is said as a distance (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toMatchObject([{ dateTime: '2026-04-29T14:00:00.000Z', doubt: null }])
})

test.each<[Language, string]>([
  ['en', 'The pharmacy is open Saturday from nine to one.'],
  ['es', 'La farmacia abre el sábado de nueve a una.'],
  ['es', 'La taquilla está abierta el lunes desde las diez.'],
  ['fr', 'La pharmacie est ouverte samedi de neuf heures à treize heures.'],
])('finds no event in opening hours (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'We open the new shop on Tuesday at nine.'],
  ['es', 'La exposición abre el viernes a las siete.'],
  ['fr', "L'exposition ouvre vendredi à dix-neuf heures."],
])('finds an event in an opening (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toHaveLength(1)
})

test.each<[Language, string]>([
  ['en', 'I am back at my desk in two hours.'],
  ['es', 'Vuelvo a la mesa en dos horas.'],
  ['fr', 'Je reviens au bureau dans deux heures.'],
])('finds no event in a distance of hours (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string]>([
  ['es', 'Dice que la reunión del lunes a las once está cancelada.'],
  ['es', 'Me han dicho que el partido del sábado a las cuatro se suspende.'],
  ['en', 'She tells me that the meeting on Monday at eleven in the office is cancelled.'],
])('finds no event in a long sentence that goes on to cancel it (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toEqual([])
})

test.each<[Language, string, string, string[]]>([
  ['en', 'Dentist Tuesday at three.', 'Dentist', []],
  ['en', 'Webinar Thursday 4pm.', 'Webinar', []],
  ['en', 'Anna Tuesday at three.', 'Anna', ['Anna']],
  ['en', "Parents' evening next Thursday at seven.", "Parents' evening", []],
  ['en', "Book club at Nina's, Wednesday the ninth, eight o'clock.", "Book club at Nina's", []],
  ['en', 'The tax adviser expects me on Tuesday at ten.', 'Meeting with the tax adviser', []],
])('names an appointment that is said in a few words (%s): %s', (language, text, title, people) => {
  expect(eventsIn(text, language)).toMatchObject([{ title, people }])
})

test.each<[Language, string]>([
  ['en', 'Choir practice moved to Tuesday at half past seven.'],
  ['es', 'Cañas con los de siempre el martes a las siete y media.'],
  ['fr', 'Un verre avec Paul mardi à sept heures et demie.'],
])('puts what takes place in the evening into the evening (%s): %s', (language, text) => {
  expect(eventsIn(text, language)).toMatchObject([{ dateTime: '2026-04-21T19:30:00.000Z' }])
})

test.each<[Language, string, string]>([
  ['es', 'Auditoría de calidad: 10 de mayo, todo el día.', 'Auditoría de calidad'],
  ['fr', "Le salon du livre, c'est le 18 mai, toute la journée.", 'Salon du livre'],
])('lets a gathering stand that lasts all day (%s): %s', (language, text, title) => {
  expect(eventsIn(text, language)).toMatchObject([{ title, allDay: true, doubt: null }])
})

test('takes the start of a gathering that is said to be open from an hour on', () => {
  expect(eventsIn('On organise la kermesse le samedi 2 mai à partir de dix heures.', 'fr')).toMatchObject([
    { dateTime: '2026-05-02T10:00:00.000Z' },
  ])
})

test.each([
  ['The jumble sale will be held on Saturday at the village hall.', ['Jumble sale', null]],
  ['The workshop takes place on Tuesday at the library.', ['Workshop', null]],
  ['The spring show goes ahead on Sunday.', ['Spring show', null]],
  ['The rent is on Tuesday.', undefined],
  ['The deposit will be held on Tuesday.', undefined],
  ['The fair was held on Tuesday.', undefined],
])('is sure of what is held on any day: %s', (text, event) => {
  expect(eventsIn(text, 'en').map(({ title, doubt }) => [title, doubt])[0]).toEqual(event)
})
