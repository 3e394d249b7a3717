import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type DateMention, findDates } from './find-dates.ts'

/** Wednesday, 4 March 2026, 08:40 in London. */
const WEDNESDAY = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/London' }

function only(text: string, language: Language, reference = WEDNESDAY): DateMention | undefined {
  const mentions = findDates(text, language, reference)
  expect(mentions, text).toHaveLength(1)
  return mentions[0]
}

describe('English', () => {
  test.each([
    ['tomorrow at two in the afternoon', '2026-03-05T14:00'],
    ['in a fortnight', '2026-03-18'],
    ['a week on Tuesday at half three', '2026-03-17T15:30'],
    ['Friday week', '2026-03-13'],
    ['three weeks from tomorrow', '2026-03-26'],
    ['the twentieth of next month', '2026-04-20'],
    ['half past seven tomorrow evening', '2026-03-05T19:30'],
    ['last Sunday of March', '2026-03-29'],
    ['September third at eight in the morning', '2026-09-03T08:00'],
    ['Tuesday, no, Wednesday at ten', '2026-03-11T10:00'],
    ['Tuesday, Tuesday the tenth at nine thirty', '2026-03-10T09:30'],
    ['by the end of the month', '2026-03-31'],
    ["by saint patrick's day", '2026-03-17'],
    ['Easter Monday', '2026-04-06'],
    ['in May we start', '2026-05-01'],
    ['this May we start', '2026-05-01'],
    ['by May have it done', '2026-05-31'],
    ['in two hours', '2026-03-04T10:40'],
  ])('%s', (text, from) => expect(only(text, 'en')?.from).toBe(from))

  test.each([
    ['from nine to eleven on Thursday', '2026-03-05T09:00', '2026-03-05T11:00'],
    ['Thursday between 3 and 5pm', '2026-03-05T15:00', '2026-03-05T17:00'],
    ['from the 13th to the 15th of July', '2026-07-13', '2026-07-16'],
    ['next week', '2026-03-09', '2026-03-16'],
    ['tomorrow morning', '2026-03-05T08:00', '2026-03-05T12:00'],
  ])('%s', (text, from, to) => expect(only(text, 'en')).toMatchObject({ from, to }))

  test('tells a deadline from a day', () => {
    expect(only('by Friday', 'en')?.relation).toBe('by')
    expect(only('on Friday', 'en')?.relation).toBeNull()
  })
})

describe('Spanish', () => {
  test.each([
    ['pasado mañana a las nueve y media', '2026-03-06T09:30'],
    ['el martes por la mañana a las diez', '2026-03-10T10:00'],
    ['el jueves a las doce menos cuarto', '2026-03-05T11:45'],
    ['el dieciocho', '2026-03-18'],
    ['el lunes dieciséis de marzo a las cuatro y media de la tarde', '2026-03-16T16:30'],
    ['hace dos días', '2026-03-02'],
    ['dentro de quince días', '2026-03-19'],
    ['el próximo lunes', '2026-03-09'],
  ])('%s', (text, from) => expect(only(text, 'es')?.from).toBe(from))
})

describe('French', () => {
  test.each([
    ['mardi en huit à dix heures', '2026-03-17T10:00'],
    ['après-demain à 9h30', '2026-03-06T09:30'],
    ['le lundi seize à dix heures et quart', '2026-03-16T10:15'],
    ['demain à midi', '2026-03-05T12:00'],
    ["d'ici vendredi", '2026-03-06'],
    ['le premier mai', '2026-05-01'],
    ['dans deux semaines', '2026-03-18'],
    ['demain à huit heures du soir', '2026-03-05T20:00'],
  ])('%s', (text, from) => expect(only(text, 'fr')?.from).toBe(from))
})

describe('edges of the calendar', () => {
  test.each([
    ['tomorrow at nine', '2026-12-31T10:00:00Z', '2027-01-01T09:00'],
    ['next month', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['on the second of January', '2026-12-31T10:00:00Z', '2027-01-02'],
    ['on the 31st', '2026-11-05T10:00:00Z', '2026-12-31'],
    ['in a month', '2026-01-31T10:00:00Z', '2026-02-28'],
    ['on the twenty-ninth of February', '2026-03-04T10:00:00Z', '2028-02-29'],
    ['tomorrow', '2028-02-28T10:00:00Z', '2028-02-29'],
  ])('%s on %s', (text, recordedAt, from) => {
    expect(only(text, 'en', { recordedAt: new Date(recordedAt), timezone: 'UTC' })?.from).toBe(from)
  })

  test('takes the day from the speaker’s time zone, not from UTC', () => {
    const late = { recordedAt: new Date('2026-03-05T03:30:00Z'), timezone: 'America/Chicago' }
    expect(only('today', 'en', late)?.from).toBe('2026-03-04')
  })

  test('counts elapsed hours across a change of the clocks', () => {
    const spring = { recordedAt: new Date('2026-03-29T00:30:00Z'), timezone: 'Europe/Madrid' }
    expect(only('in two hours', 'en', spring)?.from).toBe('2026-03-29T04:30')
    const autumn = { recordedAt: new Date('2026-10-25T00:30:00Z'), timezone: 'Europe/Madrid' }
    expect(only('in two hours', 'en', autumn)?.from).toBe('2026-10-25T03:30')
  })
})

test.each(['the second booth', '3 people', 'two hours', 'we may march on', 'version 0.8/15', 'the second coat'])(
  'finds nothing in "%s"',
  (text) => expect(findDates(text, 'en', WEDNESDAY)).toEqual([]),
)

test('returns ordered, separate mentions with real dates for any text', () => {
  const word = fc.constantFrom(
    'on',
    'the',
    '31',
    'february',
    'mañana',
    'le',
    '99',
    ':',
    '25',
    'h',
    'to',
    'from',
    '/',
    'half',
    'no',
    'en',
    'huit',
    'tuesday',
    '2026',
    '-',
    'pm',
    'in',
    'weeks',
    'İ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (said, language) => {
      let end = 0
      for (const mention of findDates(said, language, WEDNESDAY)) {
        expect(mention.start).toBeGreaterThanOrEqual(end)
        expect(said.slice(mention.start, mention.end)).toBe(mention.text)
        expect(Date.parse(mention.from)).not.toBeNaN()
        end = mention.end
      }
    }),
  )
})
