import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { type DateCase, expectDate, WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

describe('reads parts of months and years', () => {
  test.each<DateCase>([
    ['en', 'the last week of May', '2026-05-25', '2026-06-01'],
    ['en', 'the second week of April', '2026-04-06', '2026-04-13'],
    ['en', 'the last day of the month', '2026-03-31'],
    ['en', 'the first three days of next month', '2026-04-01', '2026-04-04'],
    ['en', 'the last weekend of August', '2026-08-29', '2026-08-31'],
    ['en', 'the second Thursday of next month', '2026-04-09'],
    ['en', 'the 26th day of the month', '2026-03-26'],
    ['es', 'la primera semana de mayo', '2026-05-04', '2026-05-11'],
    ['es', 'la última semana de junio', '2026-06-22', '2026-06-29'],
    ['es', 'la segunda quincena de abril', '2026-04-16', '2026-05-01'],
    ['es', 'la primera quincena del mes que viene', '2026-04-01', '2026-04-16'],
    ['es', 'el último día del mes', '2026-03-31'],
    ['es', 'el primer lunes del mes que viene', '2026-04-06'],
    ['fr', 'la dernière semaine de juin', '2026-06-22', '2026-06-29'],
    ['fr', 'la première quinzaine de mai', '2026-05-01', '2026-05-16'],
    ['fr', 'le deuxième jour de juin', '2026-06-02'],
    ['fr', 'le premier mercredi du mois prochain', '2026-04-01'],
    ['fr', 'le dernier vendredi de mai', '2026-05-29'],
    ['fr', 'le 26 du mois', '2026-03-26'],
    ['fr', 'le 2 du mois', '2026-04-02'],
  ])('%s: %s', expectDate)
})

describe('reads quarters, seasons, weeks and years', () => {
  test.each<DateCase>([
    ['en', 'by then Q3 is over', '2026-07-01', '2026-10-01'],
    ['en', 'in the first quarter of 2027', '2027-01-01', '2027-04-01'],
    ['en', 'next summer', '2026-06-21', '2026-09-23'],
    ['en', 'in week 31', '2026-07-27', '2026-08-03'],
    ['en', 'the rest of the week', '2026-03-04', '2026-03-09'],
    ['en', 'on March third twenty twenty seven', '2027-03-03'],
    ['es', 'el cuarto trimestre', '2026-10-01', '2027-01-01'],
    ['es', 'en el T2 de 2027', '2027-04-01', '2027-07-01'],
    ['es', 'la próxima primavera', '2026-03-20', '2026-06-21'],
    ['es', 'la semana 12', '2026-03-16', '2026-03-23'],
    ['es', 'lo que queda de mes', '2026-03-04', '2026-04-01'],
    ['es', 'el quince de enero de dos mil veintisiete', '2027-01-15'],
    ['fr', 'le troisième trimestre', '2026-07-01', '2026-10-01'],
    ['fr', "l'été prochain", '2026-06-21', '2026-09-23'],
    ['fr', 'semaine 15', '2026-04-06', '2026-04-13'],
    ['fr', 'le reste de la semaine', '2026-03-04', '2026-03-09'],
    ['fr', 'le quinze janvier deux mille vingt-sept', '2027-01-15'],
    ['en', 'the second half of the year', '2026-07-01', '2027-01-01'],
    ['en', 'the first half of May', '2026-05-01', '2026-05-16'],
    ['es', 'el segundo semestre', '2026-07-01', '2027-01-01'],
    ['es', 'la primera mitad de mayo', '2026-05-01', '2026-05-16'],
    ['es', 'el trimestre actual', '2026-01-01', '2026-04-01'],
    ['fr', 'le premier semestre 2027', '2027-01-01', '2027-07-01'],
    ['fr', 'la seconde moitié de juin', '2026-06-16', '2026-07-01'],
    ['en', 'between 2026 and 2028', '2026-01-01', '2029-01-01'],
    ['fr', 'en 2027', '2027-01-01', '2028-01-01'],
  ])('%s: %s', expectDate)
})

describe('reads holidays, and days relative to them', () => {
  test.each<DateCase>([
    ['en', 'on Thanksgiving', '2026-11-26'],
    ['en', 'Black Friday', '2026-11-27'],
    ['en', "on Mother's Day", '2026-05-10'],
    ['en', 'Ash Wednesday 2027', '2027-02-10'],
    ['en', 'the day after Christmas', '2026-12-26'],
    ['en', 'two days before Christmas', '2026-12-23'],
    ['en', 'the Friday after Easter', '2026-04-10'],
    ['en', 'the week after Easter', '2026-04-06', '2026-04-13'],
    ['en', 'the weekend before Christmas', '2026-12-19', '2026-12-21'],
    ['en', 'the weekend of the 12th', '2026-03-14', '2026-03-16'],
    ['es', 'la noche del 12', '2026-03-12T20:00'],
    ['es', 'el próximo día 10', '2026-03-10'],
    ['es', 'en quince días', '2026-03-19'],
    ['es', 'antes del viernes', '2026-03-06'],
    ['fr', 'après le 15', '2026-03-15'],
    ['es', 'a finales del mes que viene', '2026-04-21', '2026-05-01'],
    ['fr', 'en début de semaine prochaine', '2026-03-09'],
    ['es', 'de marzo a mayo', '2026-03-01', '2026-06-01'],
    ['fr', 'de mars à mai', '2026-03-01', '2026-06-01'],
    ['en', 'the summer of 2027', '2027-06-21', '2027-09-23'],
    ['es', 'de hoy en ocho', '2026-03-11'],
    ['fr', 'demain en huit', '2026-03-12'],
    ['en', 'from the 2nd of March to the 10th of March', '2026-03-02', '2026-03-11'],
    ['en', 'on Sunday late evening at 10', '2026-03-08T22:00'],
    ['en', 'two weeks from Monday', '2026-03-23'],
    ['en', 'the week after next', '2026-03-16', '2026-03-23'],
    ['es', 'el día de la madre', '2026-05-03'],
    ['es', 'el domingo de Ramos', '2026-03-29'],
    ['es', 'el día de la Constitución', '2026-12-06'],
    ['es', 'la víspera de Reyes', '2027-01-05'],
    ['es', 'el día después de Navidad', '2026-12-26'],
    ['es', 'el miércoles de Ceniza', '2027-02-10'],
    ['fr', 'la fête des mères', '2026-05-31'],
    ['fr', 'la veille de Pâques', '2026-04-04'],
    ['fr', 'le lendemain de la Toussaint', '2026-11-02'],
    ['fr', "le jeudi de l'Ascension", '2026-05-14'],
    ['fr', 'la Saint-Jean', '2026-06-24'],
  ])('%s: %s', expectDate)
})

describe('reads times', () => {
  test.each<DateCase>([
    ['en', 'tomorrow at 3 pm Eastern', '2026-03-05T21:00'],
    ['en', 'at 10 am GMT on Friday', '2026-03-06T11:00'],
    ['es', 'mañana a las nueve hora de Londres', '2026-03-05T10:00'],
    ['es', 'el jueves a las seis de la tarde hora de México', '2026-03-06T01:00'],
    ['fr', 'demain à 14h heure de Montréal', '2026-03-05T20:00'],
    ['en', 'tomorrow at nine oh five', '2026-03-05T09:05'],
    ['en', 'half two tomorrow', '2026-03-05T14:30'],
    ['es', 'mañana a la una', '2026-03-05T13:00'],
    ['fr', 'demain à onze heures trois quarts', '2026-03-05T11:45'],
    ['fr', 'demain à huit heures et vingt minutes', '2026-03-05T08:20'],
    ['es', 'las próximas tres horas', '2026-03-04T09:40', '2026-03-04T12:40'],
    ['en', 'in about half an hour', '2026-03-04T10:10'],
    ['en', 'in 2.5 hours', '2026-03-04T12:10'],
    ['es', 'en hora y media', '2026-03-04T11:10'],
    ['es', 'mañana a la una y media', '2026-03-05T13:30'],
    ['es', 'a las dos y veinte de mañana', '2026-03-05T14:20'],
    ['fr', 'dans une demi-heure', '2026-03-04T10:10'],
    ['fr', 'dans une heure et demie', '2026-03-04T11:10'],
    ['fr', 'demain entre midi et deux', '2026-03-05T12:00', '2026-03-05T14:00'],
    ['en', 'nine to five on Monday', '2026-03-09T09:00', '2026-03-09T17:00'],
    ['en', 'on Friday for two hours from ten', '2026-03-06T10:00', '2026-03-06T12:00'],
  ])('%s: %s', expectDate)
})

test.each<[Language, string]>([
  ['en', 'it cost $12'],
  ['en', '250 € for the filter'],
  ['en', 'the first quarter of the pipe is rusty'],
  ['en', 'we fall behind'],
  ['es', 'el cuarto de baño'],
  ['fr', 'il a été très clair'],
  ['fr', "c'est la première fois"],
  ['en', 'the third Friday of each month'],
])('finds no date in %s: %s', (language, text) => expect(findDates(text, language, WEDNESDAY)).toEqual([]))

test('takes Friday as the end of a week', () => {
  expect(findDates('by the end of next week', 'en', WEDNESDAY)).toMatchObject([{ from: '2026-03-13', relation: 'by' }])
  expect(findDates("d'ici la fin de la semaine", 'fr', WEDNESDAY)).toMatchObject([{ from: '2026-03-06' }])
})

describe('reads days relative to other days', () => {
  test.each<DateCase>([
    ['en', 'the closest Monday to the 5th of October', '2026-10-05'],
    ['en', 'the nearest Friday to the 5th of October', '2026-10-02'],
    ['en', 'March in a year', '2027-03-01', '2027-04-01'],
    ['es', 'en junio dentro de un año', '2027-06-01', '2027-07-01'],
    ['fr', 'en juin dans un an', '2027-06-01', '2027-07-01'],
    ['en', 'the end of about next week', '2026-03-13', '2026-03-16'],
    ['en', 'the Chinese new year', '2027-02-06'],
    ['en', 'lunar new year 2030', '2030-02-03'],
    ['es', 'el año nuevo chino', '2027-02-06'],
    ['fr', 'le nouvel an chinois', '2027-02-06'],
  ])('%s: %s', expectDate)

  test.each<[Language, string]>([
    ['en', 'the orthodox Easter'],
    ['en', 'lunar new year 2090'],
  ])('does not guess a day for the unknown: %s: %s', (language, text) =>
    expect(findDates(text, language, WEDNESDAY)).toEqual([]),
  )
})
