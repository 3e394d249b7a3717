import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

const read = (language: Language, text: string) => findDates(text, language, WEDNESDAY).map(({ from }) => from)

describe('a day that is taken back gives way to the new one', () => {
  test.each<[Language, string, string]>([
    ['en', "we said the twelfth at nine but it's the thirteenth at nine", '2026-03-13T09:00'],
    ['en', "on Tuesday at five with Julian, but in the end it's Thursday", '2026-03-05T17:00'],
    ['en', 'lunch was on Thursday at twelve and has moved to Friday at one', '2026-03-06T13:00'],
    ['en', 'it was planned for the 17th at noon but has been pushed back to the 19th', '2026-03-19T12:00'],
    ['en', "the final is Saturday, no, they moved it, it's Sunday at eleven", '2026-03-08T11:00'],
    ['es', 'dijimos el doce a las nueve pero es el trece a las nueve', '2026-03-13T09:00'],
    ['es', 'el martes a las cinco con Javier, pero al final es el jueves', '2026-03-05T17:00'],
    ['es', 'la comida era el jueves a las dos y pasa al viernes', '2026-03-06T14:00'],
    ['es', 'el sábado en lugar del viernes', '2026-03-07'],
    ['fr', "on avait dit le douze à neuf heures mais c'est le treize à neuf heures", '2026-03-13T09:00'],
    ['fr', "mardi à dix-sept heures avec Julien, finalement c'est jeudi", '2026-03-05T17:00'],
    ['fr', 'la formation prévue le 12 à neuf heures est reportée au jeudi 19', '2026-03-19T09:00'],
    ['fr', 'samedi au lieu de vendredi', '2026-03-07'],
  ])('%s: %s', (language, text, from) => {
    expect(read(language, text)).toEqual([from])
  })
})

describe('two days stay two where neither replaces the other', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'on Monday we move the chairs and on Tuesday the tables', ['2026-03-09', '2026-03-10']],
    ['en', 'lunch was booked for Monday and dinner is on Tuesday', ['2026-03-09', '2026-03-10']],
    ['es', 'dijimos el martes para la obra, pero el jueves hay que pagar', ['2026-03-10', '2026-03-05']],
    ['es', 'la comida era el lunes y la cena es el martes', ['2026-03-09', '2026-03-10']],
    ['fr', 'on a prévu le cinéma vendredi et le dîner est samedi', ['2026-03-06', '2026-03-07']],
    ['fr', 'mercredi à onze heures vingt et Benoît doit passer au garage demain', ['2026-03-11T11:20', '2026-03-05']],
  ])('%s: %s', (language, text, days) => {
    expect(read(language, text)).toEqual(days)
  })

  test('keeps a single day after words of replacing', () => {
    expect(read('en', 'we start on Friday instead of waiting')).toEqual(['2026-03-06'])
  })
})
