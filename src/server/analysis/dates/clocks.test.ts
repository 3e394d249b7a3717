import { describe, expect, test } from 'vitest'
import { type DateCase, expectDate, WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

describe('reads times in several words, each with its own part of the day', () => {
  test.each<DateCase>([
    ['en', 'from 3 in the morning until 5 pm', '2026-03-05T03:00', '2026-03-05T17:00'],
    ['en', 'between 8 in the morning and 6 in the evening', '2026-03-05T08:00', '2026-03-05T18:00'],
    ['en', 'from nine at night to six in the morning', '2026-03-04T21:00', '2026-03-05T06:00'],
    ['en', 'tomorrow from 10 in the morning to 2', '2026-03-05T10:00', '2026-03-05T14:00'],
    ['en', 'fifteen minutes past noon', '2026-03-04T12:15'],
    ['en', 'ten minutes before midday', '2026-03-04T11:50'],
    ['en', "ten minutes before nine o'clock", '2026-03-05T08:50'],
    ['en', 'an hour after midnight', '2026-03-05T01:00'],
    ['en', 'half an hour before 5 pm tomorrow', '2026-03-05T16:30'],
    ['en', '8 pm and 20 minutes', '2026-03-04T20:20'],
    ['en', 'three in the am', '2026-03-05T03:00'],
    ['en', 'in three quarters of an hour', '2026-03-04T10:25'],
    ['en', 'tomorrow between 9.30-4.30pm', '2026-03-05T09:30', '2026-03-05T16:30'],
    ['en', 'Monday the 9th 6 pm', '2026-03-09T18:00'],
    ['en', 'quarter past noon on Friday', '2026-03-06T12:15'],
    ['es', 'de las 3 de la mañana a las 5 de la tarde', '2026-03-05T03:00', '2026-03-05T17:00'],
    ['es', 'entre las ocho de la mañana y las dos de la tarde', '2026-03-05T08:00', '2026-03-05T14:00'],
    ['es', 'desde las once de la noche hasta las seis de la mañana', '2026-03-04T23:00', '2026-03-05T06:00'],
    ['es', 'a las 8 pm menos cuarto', '2026-03-04T19:45'],
    ['es', 'las ocho horas y veinte minutos', '2026-03-05T08:20'],
    ['es', 'mañana diez minutos antes de las nueve', '2026-03-05T08:50'],
    ['es', 'media hora antes de las cinco', '2026-03-04T16:30'],
    ['es', 'diez minutos después de medianoche', '2026-03-05T00:10'],
    ['es', 'mañana a 11', '2026-03-05T11:00'],
    ['es', 'el lunes el nueve seis p.m.', '2026-03-09T18:00'],
    ['es', 'una hora antes del mediodía', '2026-03-04T11:00'],
    ['es', '8 pm y media', '2026-03-04T20:30'],
    ['es', 'en tres cuartos de hora', '2026-03-04T10:25'],
    ['fr', 'entre 5 heures du matin et 6 heures du soir', '2026-03-05T05:00', '2026-03-05T18:00'],
    ['fr', "de 9 heures du matin à 2 heures de l'après-midi", '2026-03-05T09:00', '2026-03-05T14:00'],
    ['fr', 'de 22h à 6h du matin', '2026-03-04T22:00', '2026-03-05T06:00'],
    ['fr', 'huit heures 20 minutes du soir', '2026-03-04T20:20'],
    ['fr', 'demain à onze', '2026-03-05T11:00'],
    ['fr', 'quinze minutes avant midi', '2026-03-04T11:45'],
    ['fr', 'dix minutes après minuit', '2026-03-05T00:10'],
    ['fr', 'une demi-heure avant neuf heures', '2026-03-05T08:30'],
    ['fr', 'lundi à neuf', '2026-03-09T09:00'],
    ['fr', 'dix minutes avant 18 heures demain', '2026-03-05T17:50'],
    ['fr', "dans trois quarts d'heure", '2026-03-04T10:25'],
    ['fr', 'le jeudi entre 10 heures du matin et midi', '2026-03-05T10:00', '2026-03-05T12:00'],
  ])('%s: %s', expectDate)
})

describe('reads signs right after a number', () => {
  test.each<DateCase>([
    ['en', 'on Thursday from 9a to 11a', '2026-03-05T09:00', '2026-03-05T11:00'],
    ['en', 'tomorrow at 3:18p', '2026-03-05T15:18'],
    ['en', 'early morning at 3', '2026-03-05T03:00'],
    ['en', 'tomorrow afternoonish', '2026-03-05T12:00', '2026-03-05T18:00'],
    ['en', 'tonight at two', '2026-03-05T02:00'],
    ['fr', "dans 15'", '2026-03-04T09:55'],
  ])('%s: %s', expectDate)

  test.each(['room 9a', 'section 4p of the contract'])('finds no date in: %s', (text) =>
    expect(findDates(text, 'en', WEDNESDAY)).toEqual([]),
  )
})
