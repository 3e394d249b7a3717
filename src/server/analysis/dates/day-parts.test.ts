import { describe, expect, test } from 'vitest'
import { type DateCase, expectDate, WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

describe('the end of a day is its last minute', () => {
  test.each<DateCase>([
    ['en', 'by the end of Friday', '2026-03-06T23:59'],
    ['en', 'at the end of tomorrow', '2026-03-05T23:59'],
    ['en', 'end of today', '2026-03-04T23:59'],
    ['en', 'close of business on Thursday', '2026-03-05T23:59'],
    ['en', 'by close of play on Monday', '2026-03-09T23:59'],
    ['en', 'Friday by end of day', '2026-03-06T23:59'],
    ['en', 'tomorrow, end of day', '2026-03-05T23:59'],
    ['en', 'the end of the day on Tuesday', '2026-03-10T23:59'],
    ['en', 'end of next Monday', '2026-03-09T23:59'],
    ['en', 'by the end of the 20th of March', '2026-03-20T23:59'],
    ['es', 'a final del viernes', '2026-03-06T23:59'],
    ['es', 'al final del día de mañana', '2026-03-05T23:59'],
    ['es', 'a fin de día', '2026-03-04T23:59'],
    ['es', 'el jueves al final del día', '2026-03-05T23:59'],
    ['es', 'antes del final del lunes', '2026-03-09T23:59'],
    ['es', 'a última hora del viernes', '2026-03-06T23:59'],
    ['es', 'al final de la jornada del martes', '2026-03-10T23:59'],
    ['es', 'hoy al final del día', '2026-03-04T23:59'],
    ['es', 'para el fin del día', '2026-03-04T23:59'],
    ['es', 'mañana a última hora', '2026-03-05T23:59'],
    ['fr', 'fin de journée', '2026-03-04T23:59'],
    ['fr', "d'ici la fin de la journée", '2026-03-04T23:59'],
    ['fr', 'demain en fin de journée', '2026-03-05T23:59'],
    ['fr', 'en fin de journée vendredi', '2026-03-06T23:59'],
    ['fr', 'à la fin de dimanche', '2026-03-08T23:59'],
    ['fr', 'la fin du mardi', '2026-03-10T23:59'],
    ['fr', 'fin de demain', '2026-03-05T23:59'],
    ['fr', 'jeudi en fin de journée', '2026-03-05T23:59'],
    ['fr', 'avant la fin de lundi', '2026-03-09T23:59'],
    ['fr', 'à la fin de la journée du 12 mars', '2026-03-12T23:59'],
  ])('%s: %s', expectDate)

  test.each([
    ['en', 'late Friday', '2026-03-06'],
    ['fr', 'tard dimanche', '2026-03-08'],
  ] as const)('late is not the end, in %s: %s', expectDate)

  test('an end to come is a deadline where the words say so', () => {
    expect(findDates('by the end of Friday', 'en', WEDNESDAY)).toMatchObject([{ kind: 'day', relation: 'by' }])
  })
})

describe('pieces of days and weeks', () => {
  test.each<DateCase>([
    ['en', 'we leave mid today', '2026-03-04T10:00', '2026-03-04T14:00'],
    ['en', 'in the middle of the day on Friday', '2026-03-06T10:00', '2026-03-06T14:00'],
    ['en', 'first thing tomorrow', '2026-03-05T06:00', '2026-03-05T09:00'],
    ['en', 'tomorrow first thing', '2026-03-05T06:00', '2026-03-05T09:00'],
    ['en', 'early in the day on Monday', '2026-03-09T06:00', '2026-03-09T09:00'],
    ['en', 'Monday in the early hours of the morning', '2026-03-09T06:00', '2026-03-09T09:00'],
    ['en', 'later this week', '2026-03-05', '2026-03-09'],
    ['en', 'later this month', '2026-03-16', '2026-04-01'],
    ['en', 'later in the week', '2026-03-06', '2026-03-09'],
    ['en', 'the next morning', '2026-03-05T08:00', '2026-03-05T12:00'],
    ['en', 'next evening between 7 and 8', '2026-03-05T19:00', '2026-03-05T20:00'],
    ['en', 'the morning of the 15th of April', '2026-04-15T08:00', '2026-04-15T12:00'],
    ['en', 'the remaining of the week', '2026-03-04', '2026-03-09'],
    ['en', "what's left of the month", '2026-03-04', '2026-04-01'],
    ['es', 'mañana a primera hora', '2026-03-05T06:00', '2026-03-05T09:00'],
    ['es', 'el lunes a primera hora', '2026-03-09T06:00', '2026-03-09T09:00'],
    ['es', 'a primera hora del viernes', '2026-03-06T06:00', '2026-03-06T09:00'],
    ['es', 'a mediados de hoy', '2026-03-04T10:00', '2026-03-04T14:00'],
    ['es', 'mañana a mitad del día', '2026-03-05T10:00', '2026-03-05T14:00'],
    ['es', 'a última hora de mañana', '2026-03-05T23:59'],
    ['es', 'más tarde esta semana', '2026-03-05', '2026-03-09'],
    ['es', 'la mañana siguiente', '2026-03-05T08:00', '2026-03-05T12:00'],
    ['es', 'la noche siguiente', '2026-03-05T20:00', '2026-03-06T00:00'],
    ['es', 'lo que resta de semana', '2026-03-04', '2026-03-09'],
    ['es', 'la mañana del 15 de abril', '2026-04-15T08:00', '2026-04-15T12:00'],
    ['es', 'el martes al principio del día', '2026-03-10T06:00', '2026-03-10T09:00'],
    ['es', 'lo que falta del mes', '2026-03-04', '2026-04-01'],
    ['fr', 'demain en début de journée', '2026-03-05T06:00', '2026-03-05T09:00'],
    ['fr', 'le 12 avril en début de journée', '2026-04-12T06:00', '2026-04-12T09:00'],
    ['fr', 'vendredi en milieu de journée', '2026-03-06T10:00', '2026-03-06T14:00'],
    ['fr', 'au milieu de la journée', '2026-03-04T10:00', '2026-03-04T14:00'],
    ['fr', 'dans la journée', '2026-03-04'],
    ['fr', 'tôt dans la journée', '2026-03-05T06:00', '2026-03-05T09:00'],
    ['fr', 'plus tard cette semaine', '2026-03-05', '2026-03-09'],
    ['fr', 'plus tard dans la semaine', '2026-03-05', '2026-03-09'],
    ['fr', 'le matin suivant', '2026-03-05T08:00', '2026-03-05T12:00'],
    ['fr', 'la matinée du 15 avril', '2026-04-15T08:00', '2026-04-15T12:00'],
    ['fr', 'ce qui reste de la semaine', '2026-03-04', '2026-03-09'],
    ['fr', 'plus tard ce mois-ci', '2026-03-16', '2026-04-01'],
    ['es', 'la mañana del lunes', '2026-03-09T08:00', '2026-03-09T12:00'],
  ])('%s: %s', expectDate)
})

describe('the present, in many words', () => {
  test.each([
    ['en', 'we are closed at this time'],
    ['en', 'send it asap'],
    ['en', 'call her right away'],
    ['en', 'so far we sold ten to date'],
    ['en', 'please do it as soon as possible'],
    ['en', "at the moment I'm fine"],
    ['es', 'ahorita te llamo'],
    ['es', 'mándalo cuanto antes'],
    ['es', 'en este momento no puedo'],
    ['es', 'hazlo lo antes posible'],
    ['es', 'a día de hoy no sabemos nada'],
    ['es', 'de momento estamos bien'],
    ['fr', 'en ce moment je suis occupé'],
    ['fr', 'rappelle-le dès que possible'],
    ['fr', "à ce jour rien n'est signé"],
    ['fr', "jusqu'à présent tout va bien"],
    ['fr', 'envoie-le au plus vite'],
    ['fr', 'fais-le immédiatement'],
  ] as const)('%s: %s', (language, text) =>
    expect(findDates(text, language, WEDNESDAY)).toMatchObject([{ kind: 'now', from: '2026-03-04T09:40' }]),
  )
})
