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
