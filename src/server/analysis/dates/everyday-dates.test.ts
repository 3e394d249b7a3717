import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { type DateCase, expectDate, WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

describe('reads noon and midnight with their hour', () => {
  test.each<DateCase>([
    ['en', 'at 12 noon tomorrow', '2026-03-05T12:00'],
    ['en', 'on Friday at twelve noon', '2026-03-06T12:00'],
    ['en', '12 midnight on Friday', '2026-03-06T00:00'],
    ['es', 'mañana a las 12 del mediodía', '2026-03-05T12:00'],
    ['es', 'el viernes a las doce del mediodía', '2026-03-06T12:00'],
    ['es', 'el lunes a las dos del mediodía', '2026-03-09T14:00'],
    ['es', 'mañana a la una del mediodía', '2026-03-05T13:00'],
  ])('%s: %s', expectDate)
})

describe('keeps the end of a range before its day', () => {
  test.each<DateCase>([
    ['es', 'entre las 2 y las 4 del jueves', '2026-03-05T14:00', '2026-03-05T16:00'],
    ['es', 'de 9 a 11 del martes', '2026-03-10T09:00', '2026-03-10T11:00'],
    ['en', 'from nine to quarter past ten tomorrow', '2026-03-05T09:00', '2026-03-05T10:15'],
  ])('%s: %s', expectDate)
})

describe('reads halves and quarters at either end of a range', () => {
  test.each<DateCase>([
    ['es', 'el lunes de diez a once y media en la oficina', '2026-03-09T10:00', '2026-03-09T11:30'],
    ['es', 'el lunes de diez y media a doce menos cuarto', '2026-03-09T10:30', '2026-03-09T11:45'],
    ['es', 'de nueve a nueve y media el viernes', '2026-03-06T09:00', '2026-03-06T09:30'],
    ['es', 'el jueves de cuatro y media a seis de la tarde', '2026-03-05T16:30', '2026-03-05T18:00'],
    ['es', 'mañana entre dos y media y cuatro', '2026-03-05T14:30', '2026-03-05T16:00'],
    ['es', 'de 9 y media a 11 y cuarto el lunes', '2026-03-09T09:30', '2026-03-09T11:15'],
  ])('%s: %s', expectDate)
})

describe('reads an end that follows a comma', () => {
  test.each<DateCase>([
    ['es', 'el lunes a las diez y media, hasta las doce y media', '2026-03-09T10:30', '2026-03-09T12:30'],
    ['en', 'on Monday at ten, until twelve thirty', '2026-03-09T10:00', '2026-03-09T12:30'],
    ['fr', 'lundi à dix heures, jusqu’à midi', '2026-03-09T10:00', '2026-03-09T12:00'],
  ])('%s: %s', expectDate)
})

describe('reads the middle of a morning or an afternoon', () => {
  test.each<DateCase>([
    ['es', 'a media mañana del jueves', '2026-03-05T09:00', '2026-03-05T11:00'],
    ['es', 'el viernes a media tarde', '2026-03-06T17:00', '2026-03-06T19:00'],
    ['fr', 'jeudi en milieu de matinée', '2026-03-05T09:00', '2026-03-05T11:00'],
    ['en', 'mid-morning on Thursday', '2026-03-05T09:00', '2026-03-05T11:00'],
  ])('%s: %s', expectDate)
})

describe('reads the time of speaking on another day', () => {
  test.each<DateCase>([
    ['en', 'this time tomorrow', '2026-03-05T09:40'],
    ['en', 'this time next week', '2026-03-11T09:40'],
    ['es', 'mañana a esta hora', '2026-03-05T09:40'],
    ['fr', 'demain à cette heure-ci', '2026-03-05T09:40'],
  ])('%s: %s', expectDate)
})

describe('reads what is left of an hour after “at”', () => {
  test.each<DateCase>([
    ['en', 'tomorrow at ten to five', '2026-03-05T16:50'],
    ['en', 'at five to eight on Friday', '2026-03-06T07:55'],
    ['en', 'from ten to five tomorrow', '2026-03-05T10:00', '2026-03-05T17:00'],
  ])('%s: %s', expectDate)
})

describe('reads other everyday forms', () => {
  test.each<DateCase>([
    ['en', 'the weekend after next', '2026-03-21', '2026-03-23'],
    ['en', 'by year end', '2026-12-31'],
    ['es', 'antes de que acabe el año', '2026-12-31'],
    ['es', 'en un par de horas', '2026-03-04T11:40'],
    ['es', 'hoy a las 14.30 h', '2026-03-04T14:30'],
    ['es', 'el tren de las 17.10 de mañana', '2026-03-05T17:10'],
    ['es', 'el viernes a la hora de comer', '2026-03-06T14:00', '2026-03-06T16:00'],
    ['fr', 'le surlendemain à dix heures', '2026-03-06T10:00'],
    ['fr', 'le 5 au matin', '2026-03-05T08:00', '2026-03-05T12:00'],
    ['fr', 'sous huitaine', '2026-03-04T09:40', '2026-03-13T00:00'],
    ['fr', 'le lundi 9 au soir', '2026-03-09T18:00', '2026-03-09T22:00'],
  ])('%s: %s', expectDate)
})

describe('counts weeks and months from a named day', () => {
  test.each<DateCase>([
    ['en', 'two weeks today', '2026-03-18'],
    ['en', 'a week tomorrow', '2026-03-12'],
    ['en', 'Thursday three weeks from now', '2026-03-26'],
    ['es', 'de hoy en dos semanas', '2026-03-18'],
    ['es', 'el sábado dentro de tres semanas', '2026-03-28'],
    ['fr', 'samedi dans trois semaines', '2026-03-28'],
  ])('%s: %s', expectDate)
})

describe('reads working days', () => {
  test.each<DateCase>([
    ['en', 'on the last working day of the month', '2026-03-31'],
    ['en', 'the next business day', '2026-03-05'],
    // The 31st of May is a Sunday.
    ['es', 'el último día hábil de mayo', '2026-05-29'],
    ['es', 'el primer día laborable de agosto', '2026-08-03'],
    ['fr', "le dernier jour ouvré de l'année", '2026-12-31'],
  ])('%s: %s', expectDate)

  test('the next one after a Friday is a Monday', () => {
    const friday = { recordedAt: new Date('2026-03-06T08:40:00Z'), timezone: 'Europe/Madrid' }
    expect(findDates('the next working day', 'en', friday)).toMatchObject([{ from: '2026-03-09' }])
  })
})

describe('takes the one after when a day is denied', () => {
  test.each<DateCase>([
    ['en', 'not this Friday but the one after', '2026-03-13'],
    ['es', 'este viernes no, el siguiente', '2026-03-13'],
    ['fr', 'pas ce vendredi mais le suivant', '2026-03-13'],
  ])('%s: %s', expectDate)
})

describe('reads the quarters of next year, and rows of days', () => {
  test.each<DateCase>([
    ['en', 'Q2 next year', '2027-04-01', '2027-07-01'],
    ['en', 'the first quarter of next year', '2027-01-01', '2027-04-01'],
    ['en', 'the 5th, 6th and 7th of April', '2026-04-05', '2026-04-08'],
    ['es', 'los días 5, 6 y 7 de abril', '2026-04-05', '2026-04-08'],
    ['fr', 'les 5, 6 et 7 avril', '2026-04-05', '2026-04-08'],
  ])('%s: %s', expectDate)
})

describe('reads lengths in hours as lengths', () => {
  test.each<DateCase>([
    ['fr', 'sous 48 heures', '2026-03-04T09:40', '2026-03-06T09:40'],
    ['fr', 'dans les 24 heures', '2026-03-04T09:40', '2026-03-05T09:40'],
    ['es', 'en menos de 48 horas', '2026-03-04T09:40', '2026-03-06T09:40'],
  ])('%s: %s', expectDate)

  test.each<[Language, string]>([
    ['fr', 'une heure avant le vol'],
    ['es', 'dos horas antes del vuelo'],
    ['es', 'dos días después del congreso'],
    ['es', 'el último día lectivo'],
    ['fr', 'la semaine des quatre jeudis'],
  ])('%s: no date in “%s”', (language, text) => {
    expect(findDates(text, language, WEDNESDAY)).toEqual([])
  })
})

describe('reads two times of one day', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'tomorrow at ten and again at four', '2026-03-05T10:00', '2026-03-05T16:00'],
    ['en', 'on Tuesday at ten and at four', '2026-03-10T10:00', '2026-03-10T16:00'],
    ['es', 'mañana a las diez y comida a las dos', '2026-03-05T10:00', '2026-03-05T14:00'],
    ['fr', 'mardi à dix heures et à seize heures', '2026-03-10T10:00', '2026-03-10T16:00'],
  ])('%s: %s', (language, text, first, second) => {
    expect(findDates(text, language, WEDNESDAY)).toMatchObject([
      { from: first, to: null },
      { from: second, to: null },
    ])
  })
})

describe('finds no time of one day in what recurs', () => {
  test.each<[Language, string]>([
    ['en', 'every Monday at nine'],
    ['en', 'at nine every Monday'],
    ['en', 'on Mondays at nine'],
    ['en', 'every other Friday'],
    ['es', 'los lunes a las nueve'],
    ['es', 'cada lunes a las nueve'],
    ['fr', 'tous les lundis à neuf heures'],
  ])('%s: %s', (language, text) => {
    expect(findDates(text, language, WEDNESDAY)).toEqual([])
  })
})

describe('reads what a third list of phrases has shown', () => {
  test.each<DateCase>([
    ['en', "in three weeks' time on the Monday", '2026-03-23'],
    ['en', 'half three, no, four o’clock on Friday', '2026-03-06T16:00'],
    ['en', 'from the 21st until the 4th of April', '2026-03-21', '2026-04-05'],
    ['en', 'from April 21st to the 4th', '2026-04-21', '2026-05-05'],
    ['es', 'del 21 hasta el 4 de abril', '2026-03-21', '2026-04-05'],
    ['es', 'la cita de las tres del martes', '2026-03-10T15:00'],
    ['es', 'la reunión de las tres de mañana', '2026-03-05T15:00'],
    ['fr', 'samedi à vingt et une heures trente', '2026-03-07T21:30'],
    ['fr', "du 21 jusqu'au 4 avril", '2026-03-21', '2026-04-05'],
  ])('%s: %s', expectDate)
})

test('takes the beginning of the month for that of the next one once it is over', () => {
  const late = { recordedAt: new Date('2026-03-25T08:40:00Z'), timezone: 'Europe/Madrid' }
  expect(findDates('a primeros de mes', 'es', late)).toMatchObject([{ from: '2026-04-01' }])
  expect(findDates('a principios de este mes', 'es', late)).toMatchObject([{ from: '2026-03-01' }])
  expect(findDates('a primeros de mes', 'es', WEDNESDAY)).toMatchObject([{ from: '2026-03-01' }])
})

describe('the order of day and month in digits', () => {
  const read = (text: string, timezone: string) => findDates(text, 'en', { ...WEDNESDAY, timezone })[0]?.from

  test.each([
    ['3/4', 'America/New_York', '2026-03-04'],
    ['3/4', 'Europe/London', '2026-04-03'],
    ['from 5/1 to 5/7', 'America/Chicago', '2026-05-01'],
    ['8/10/2027', 'Australia/Sydney', '2027-10-08'],
    ['8/10/2027', 'Asia/Manila', '2027-08-10'],
    // With dots the day comes first everywhere.
    ['08.10.2027', 'America/New_York', '2027-10-08'],
    // 12 February is a Thursday, 2 December a Wednesday.
    ['Wed 12/2', 'Europe/London', '2026-12-02'],
  ])('%s in %s', (text, timezone, day) => {
    expect(read(text, timezone)).toBe(day)
  })
})
