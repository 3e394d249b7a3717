import { describe, expect, test } from 'vitest'
import { type DateCase, expectDate, WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

describe('reads dates in digits and ranges of days and weeks', () => {
  test.each<DateCase>([
    ['en', 'from 1/5-7/5/2026', '2026-05-01', '2026-05-08'],
    ['en', 'from 1/5 to 7/5', '2026-05-01', '2026-05-08'],
    ['en', 'from the 4th to the 23rd of next month', '2026-04-04', '2026-04-24'],
    ['en', 'Monday 9-11', '2026-03-09T09:00', '2026-03-09T11:00'],
    ['en', 'on Friday 2-4 with the team', '2026-03-06T14:00', '2026-03-06T16:00'],
    ['en', 'the 16th, Monday', '2026-03-16'],
    ['en', 'for three days from today', '2026-03-04', '2026-03-07'],
    ['en', 'the past two weeks', '2026-02-16', '2026-03-02'],
    ['en', 'the week commencing April 6', '2026-04-06', '2026-04-13'],
    ['en', 'w/c April 6', '2026-04-06', '2026-04-13'],
    ['en', 'in the past month', '2026-02-01', '2026-03-01'],
    ['en', 'on Thursday 10-12', '2026-03-05T10:00', '2026-03-05T12:00'],
    ['es', 'del 01/05 al 07/05', '2026-05-01', '2026-05-08'],
    ['es', 'del 4 al 23 del mes que viene', '2026-04-04', '2026-04-24'],
    ['es', 'del 2 al 10', '2026-03-02', '2026-03-11'],
    ['es', 'el 15 03', '2026-03-15'],
    ['es', 'el 20 2 2027', '2027-02-20'],
    ['es', 'el 16, lunes', '2026-03-16'],
    ['es', 'el día 9 de mayo', '2026-05-09'],
    ['es', 'el lunes 9-11', '2026-03-09T09:00', '2026-03-09T11:00'],
    ['es', 'la semana que empieza el 6 de abril', '2026-04-06', '2026-04-13'],
    ['es', 'durante tres días a partir de hoy', '2026-03-04', '2026-03-07'],
    ['es', 'en abr. 2027', '2027-04-01', '2027-05-01'],
    ['es', 'el miércoles 10-12', '2026-03-11T10:00', '2026-03-11T12:00'],
    ['fr', 'du 01/05 au 07/05, 2027', '2027-05-01', '2027-05-08'],
    ['fr', 'du 4 au 23 le mois prochain', '2026-04-04', '2026-04-24'],
    ['fr', 'du 2 au 10', '2026-03-02', '2026-03-11'],
    ['fr', 'le 20 2 2027', '2027-02-20'],
    ['fr', 'le 15 03', '2026-03-15'],
    ['fr', '24 12 2026', '2026-12-24'],
    ['fr', 'le lundi 9-11', '2026-03-09T09:00', '2026-03-09T11:00'],
    ['fr', 'le 16, lundi', '2026-03-16'],
    ['fr', 'la semaine qui commence le 6 avril', '2026-04-06', '2026-04-13'],
    ['fr', 'la semaine du 5 avril', '2026-04-06', '2026-04-13'],
    ['fr', "pendant trois jours à partir d'aujourd'hui", '2026-03-04', '2026-03-07'],
    ['fr', 'du 14/04-17/04', '2026-04-14', '2026-04-18'],
  ])('%s: %s', expectDate)
})

describe('reads time spans, and days named by their month', () => {
  test.each<DateCase>([
    ['fr', "d'ici vendredi", '2026-03-06'],
    ['fr', "d'ici deux semaines", '2026-03-04T09:40', '2026-03-19T00:00'],
    ['fr', 'dans les 15 jours', '2026-03-04T09:40', '2026-03-20T00:00'],
    ['fr', 'sous huit jours', '2026-03-04T09:40', '2026-03-13T00:00'],
    ['fr', "d'ici une heure", '2026-03-04T10:40'],
    ['fr', "d'ici dix heures", '2026-03-04T10:00'],
    ['fr', 'dans deux semaines', '2026-03-18'],
    ['fr', "le 6 du mois d'avril", '2026-04-06'],
    ['fr', 'entre 4pm et 5pm', '2026-03-04T16:00', '2026-03-04T17:00'],
    ['fr', 'lundi 11-4', '2026-03-09T11:00', '2026-03-09T16:00'],
    ['fr', 'mercredi en huit', '2026-03-11'],
    ['fr', 'mercredi en quinze', '2026-03-18'],
    ['fr', 'on se voit le 29-rendez-vous', '2026-03-29'],
    ['en', 'within two weeks', '2026-03-04T09:40', '2026-03-19T00:00'],
    ['en', 'the 6th of the month of April', '2026-04-06'],
    ['en', 'find 30 minutes later this week', '2026-03-05', '2026-03-09'],
    ['en', 'after the beginning of April', '2026-04-01'],
    ['en', 'from this afternoon until tomorrow morning', '2026-03-04T12:00', '2026-03-05T12:00'],
    ['es', 'el 6 del mes de abril', '2026-04-06'],
    ['es', 'de hoy por la tarde hasta mañana por la mañana', '2026-03-04T16:00', '2026-03-05T12:00'],
  ])('%s: %s', expectDate)
})

test('makes “within two weeks” due two weeks from today', () => {
  expect(findDates("d'ici deux semaines", 'fr', WEDNESDAY)).toMatchObject([{ kind: 'span', to: '2026-03-19T00:00' }])
  expect(findDates("d'ici vendredi", 'fr', WEDNESDAY)).toMatchObject([{ kind: 'day', relation: 'by' }])
})

describe('reads weekdays of coming weeks, and ranges of hours by their ends', () => {
  test.each<DateCase>([
    ['en', 'in two weeks on Tuesday', '2026-03-17'],
    ['en', 'two months from today on Tuesday', '2026-05-05'],
    ['en', 'in three weeks, Friday', '2026-03-27'],
    ['en', 'two days after', '2026-03-06'],
    ['en', 'at 9-10 tomorrow', '2026-03-05T09:00', '2026-03-05T10:00'],
    ['en', "between eight o'clock and now", '2026-03-04T08:00', '2026-03-04T09:40'],
    ['es', 'en dos semanas el martes', '2026-03-17'],
    ['es', 'dentro de tres semanas, el viernes', '2026-03-27'],
    ['es', 'en un mes el lunes', '2026-04-06'],
    ['es', 'a 16-17 mañana', '2026-03-05T16:00', '2026-03-05T17:00'],
    ['es', 'entre las ocho y ahora', '2026-03-04T08:00', '2026-03-04T09:40'],
    ['fr', 'dans deux semaines mardi', '2026-03-17'],
    ['fr', 'dans trois semaines, vendredi', '2026-03-27'],
    ['fr', 'dans un mois lundi', '2026-04-06'],
    ['fr', 'un jour après', '2026-03-05'],
    ['fr', 'deux semaines après.', '2026-03-18'],
    ['fr', 'à 16-17 demain', '2026-03-05T16:00', '2026-03-05T17:00'],
    ['fr', 'trois heures passées de dix minutes', '2026-03-05T03:10'],
  ])('%s: %s', expectDate)
})
