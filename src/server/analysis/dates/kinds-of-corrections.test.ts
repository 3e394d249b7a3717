import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

const read = (language: Language, text: string) =>
  findDates(text, language, WEDNESDAY)
    .filter(({ kind }) => kind === 'moment')
    .map(({ from }) => from)

describe('reads the new day of what is moved', () => {
  test.each<[Language, string, string]>([
    ['en', 'they bumped the hearing from Friday at nine to Monday at eleven', '2026-03-09T11:00'],
    ['en', 'we are moving sports day from the eleventh to the eighteenth of April at ten', '2026-04-18T10:00'],
    ['en', 'let us move the call from nine to ten on Friday', '2026-03-06T10:00'],
    ['es', 'movemos la graduación del doce al diecinueve de abril a las seis', '2026-04-19T18:00'],
    ['fr', 'on décale la réunion du vendredi au lundi à dix heures', '2026-03-09T10:00'],
  ])('%s: %s', (language, text, from) => {
    expect(read(language, text)).toEqual([from])
  })

  test('keeps the range of what is not moved', () => {
    const [found] = findDates('the fair is open from the 11th to the 18th of April', 'en', WEDNESDAY)
    expect(found).toMatchObject({ kind: 'span', from: '2026-04-11' })
  })
})

describe('reads a corrected day', () => {
  test.each<[Language, string, string]>([
    ['en', 'on the 19th of March, that is the Thursday, at half past seven', '2026-03-19T07:30'],
    ['en', 'on Monday, no, not Monday, Tuesday at eight', '2026-03-10T08:00'],
    ['en', 'on Tuesday, not Wednesday, at eight', '2026-03-10T08:00'],
    ['en', 'on Tuesday at ten um Thursday sorry Thursday the nineteenth', '2026-03-19T10:00'],
    ['es', 'el jueves a las cuatro eh el viernes el viernes trece', '2026-03-13T16:00'],
    ['es', 'a las tres de la madrugada del viernes no perdón del sábado', '2026-03-07T03:00'],
    ['es', 'el jueves tipo cuatro y media digo tipo cinco menos cuarto de la tarde', '2026-03-05T16:45'],
    ['fr', 'jeudi soir non pas jeudi vendredi à six heures et demie', '2026-03-06T18:30'],
    ['fr', 'jeudi pas vendredi à neuf heures', '2026-03-05T09:00'],
    ['en', 'on Sunday at two, not at three', '2026-03-08T14:00'],
    ['en', 'on Sunday at two, no, at three', '2026-03-08T15:00'],
    ['es', 'la comida del domingo es a las 14:30, no a las 15', '2026-03-08T14:30'],
    ['es', 'el domingo a las dos, no, a las tres', '2026-03-08T15:00'],
    ['fr', 'dimanche à 14 h, pas à 15 h', '2026-03-08T14:00'],
  ])('%s: %s', (language, text, from) => {
    expect(read(language, text)).toEqual([from])
  })
})

describe('gives a second day the hour of the first', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'on Monday at half eight, results on the Thursday, same time', ['2026-03-09T08:30', '2026-03-12T08:30']],
    ['es', 'el viernes a las nueve y otra vez el lunes a la misma hora', ['2026-03-06T09:00', '2026-03-09T09:00']],
    ['fr', 'lundi à huit heures, puis jeudi, même heure', ['2026-03-09T08:00', '2026-03-12T08:00']],
    ['en', 'on Monday at eight, and at the same time I must say no', ['2026-03-09T08:00']],
  ])('%s: %s', (language, text, moments) => {
    expect(read(language, text)).toEqual(moments)
  })
})

describe('reads hours next to other numbers', () => {
  test('reads a range of hours with their words', () => {
    const [found] = findDates('jeudi entre huit heures et dix heures', 'fr', WEDNESDAY)
    expect(found).toMatchObject({ from: '2026-03-05T08:00', to: '2026-03-05T10:00' })
  })

  test('does not take a berth before a day for an hour', () => {
    expect(read('fr', 'le bateau accoste au quai 8 lundi à cinq heures du matin')).toEqual(['2026-03-09T05:00'])
  })

  test('puts an early hour in the morning', () => {
    expect(read('es', 'mañana tempranito a las seis')).toEqual(['2026-03-05T06:00'])
  })

  test('puts a year of two digits in the past', () => {
    expect(read('es', 'en el noventa y ocho un tres de mayo a las nueve de la noche')).toEqual(['1998-05-03T21:00'])
  })
})
