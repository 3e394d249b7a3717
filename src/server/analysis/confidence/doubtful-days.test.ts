import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { findDates } from '../dates/find-dates.ts'
import { dueOnDay, timesOnDay } from './date-choices.ts'
import { findDoubtfulDays } from './doubtful-days.ts'

/** A Monday. The 12th of November is a Thursday. */
const SPOKEN = { recordedAt: new Date('2026-11-02T09:00:00Z'), timezone: 'Europe/Madrid' }

function doubtIn(text: string, language: Language) {
  const mentions = findDates(text, language, SPOKEN)
  return mentions.map((mention) => findDoubtfulDays(mention, { ...SPOKEN, language }))[0]
}

describe('a weekday that does not match the date', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'See Tom on Thursday the 13th.', ['2026-11-12', '2026-11-13']],
    ['en', 'Send it by Monday 13 November.', ['2026-11-13', '2026-11-16']],
    ['en', 'We meet on Thursday the sixth.', ['2026-11-05', '2026-11-06']],
    ['es', 'Nos vemos el jueves 13.', ['2026-11-12', '2026-11-13']],
    ['es', 'Antes del jueves 13 de noviembre.', ['2026-11-12', '2026-11-13']],
    ['fr', 'On se voit jeudi 13.', ['2026-11-12', '2026-11-13']],
    ['fr', 'Avant le jeudi 13 novembre.', ['2026-11-12', '2026-11-13']],
  ])('%s: %s', (language, text, days) => expect(doubtIn(text, language)?.map(({ day }) => day)).toEqual(days))

  it('keeps the time of day on either day', () => {
    expect(doubtIn('We meet on Thursday the 13th at ten.', 'en')).toEqual([
      { day: '2026-11-12', dateTime: '2026-11-12T09:00:00.000Z', end: null },
      { day: '2026-11-13', dateTime: '2026-11-13T09:00:00.000Z', end: null },
    ])
  })
})

describe('a day that is certain', () => {
  test.each<[Language, string]>([
    ['en', 'See Tom on Thursday the 12th at ten.'],
    ['en', 'See Tom on Thursday.'],
    ['en', 'On the second Thursday of December.'],
    ['en', 'Two weeks from Friday.'],
    ['es', 'El segundo jueves de diciembre a las tres.'],
    ['fr', 'Mardi en huit.'],
  ])('%s: %s', (language, text) => expect(doubtIn(text, language)).toBeNull())

  it('is the one that is still to come', () => {
    expect(doubtIn('On Sunday the 2nd of November.', 'en')).toBeNull()
  })
})

it('dates follow-ups and events on the day that was chosen, or on none', () => {
  const choice = { day: '2026-11-12', dateTime: null, end: null }
  expect(dueOnDay(choice)).toEqual({ dueDate: '2026-11-12', dueAt: null })
  expect(dueOnDay(null)).toEqual({ dueDate: null, dueAt: null })
  expect(timesOnDay(choice, 'Europe/Madrid')).toEqual({
    dateTime: '2026-11-11T23:00:00.000Z',
    end: null,
    day: '2026-11-12',
    allDay: true,
  })
  expect(timesOnDay(null, 'Europe/Madrid')).toMatchObject({ dateTime: null, day: null, allDay: false })
})
