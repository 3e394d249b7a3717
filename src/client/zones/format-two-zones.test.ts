import { describe, expect, it } from 'vitest'
import { formatSaid, formatTwoZones, type TwoZonesForm } from './format-two-zones.ts'

const LOCALES = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' } as const

interface Said {
  end?: string
  there?: string
  here?: string
  now?: string
  form?: TwoZonesForm
  language?: keyof typeof LOCALES
}

/** Formats a time said in London for a reader in New York, with ordinary spaces. */
function format(begin: string, said: Said = {}): { text: string; isWord: boolean } {
  const {
    end,
    there = 'Europe/London',
    here = 'America/New_York',
    now = '2026-11-20T12:00:00Z',
    language = 'en',
  } = said
  const span = { begin: new Date(begin), end: end ? new Date(end) : null }
  const form = said.form ?? 'planned'
  const time = formatTwoZones(span, { language, locale: LOCALES[language], now: new Date(now), there, here, form })
  return { ...time, text: time.text.replaceAll(/\s/g, ' ') }
}

const ELEVEN = '2026-11-25T11:00:00Z'

describe('a time that was said in another zone', () => {
  it.each([
    ['en', 'Wed 25 Nov, 11:00 London · 06:00 yours'],
    ['es', 'mié 25 nov, 11:00 Londres · 6:00 tu hora'],
    ['fr', 'mer. 25 nov., 11:00 Londres · 06:00 chez vous'],
  ] as const)('is shown with its city, then as the reader’s clock shows it (%s)', (language, text) => {
    expect(format(ELEVEN, { language })).toEqual({ text, isWord: false })
  })

  it('is shown with its end in both zones', () => {
    expect(format(ELEVEN, { end: '2026-11-25T12:00:00Z' }).text).toBe(
      'Wed 25 Nov, 11:00 – 12:00 London · 06:00 – 07:00 yours',
    )
    expect(format('2026-11-25T23:30:00Z', { end: '2026-11-26T00:30:00Z' }).text).toBe(
      'Wed 25 Nov, 23:30 – Thu 26 Nov, 00:30 London · 18:30 – 19:30 yours',
    )
  })

  it('shows the reader’s day if that is different', () => {
    expect(format('2026-11-26T00:30:00Z').text).toBe('Thu 26 Nov, 00:30 London · Wed 25 Nov, 19:30 yours')
    expect(format('2026-11-26T00:30:00Z', { there: 'America/New_York', here: 'Europe/London' }).text).toBe(
      'Wed 25 Nov, 19:30 New York · Thu 26 Nov, 00:30 yours',
    )
    expect(format('2026-12-31T23:30:00Z', { here: 'Asia/Tokyo' }).text).toBe(
      'Thu 31 Dec, 23:30 London · Fri 1 Jan 2027, 08:30 yours',
    )
  })

  it('says “tomorrow” and “today” only of the reader’s days', () => {
    expect(format(ELEVEN, { now: '2026-11-24T20:00:00Z' })).toEqual({
      text: 'tomorrow, 11:00 London · 06:00 yours',
      isWord: true,
    })
    // Wednesday has begun in London, but not in New York.
    expect(format(ELEVEN, { now: '2026-11-25T02:00:00Z' }).text).toBe('tomorrow, 11:00 London · 06:00 yours')
    expect(format('2026-11-26T00:30:00Z', { now: '2026-11-25T15:00:00Z' })).toEqual({
      text: 'Thu 26 Nov, 00:30 London · today, 19:30 yours',
      isWord: false,
    })
    expect(format('2026-11-26T00:30:00Z', { now: '2026-11-24T15:00:00Z', language: 'fr' }).text).toBe(
      'jeu. 26 nov., 00:30 Londres · demain, 19:30 chez vous',
    )
  })

  it('follows the clocks of its own day when they change', () => {
    // New York changes its clocks three weeks before London in spring, and one week after it in autumn.
    const at = (instant: string) => format(instant, { now: '2026-01-01T12:00:00Z' }).text
    expect(at('2026-03-07T11:00:00Z')).toBe('Sat 7 Mar, 11:00 London · 06:00 yours')
    expect(at('2026-03-09T11:00:00Z')).toBe('Mon 9 Mar, 11:00 London · 07:00 yours')
    expect(at('2026-03-30T10:00:00Z')).toBe('Mon 30 Mar, 11:00 London · 06:00 yours')
    // An hour that occurs twice in New York.
    expect(at('2026-11-01T05:30:00Z')).toBe('Sun 1 Nov, 05:30 London · 01:30 yours')
    expect(at('2026-11-01T06:30:00Z')).toBe('Sun 1 Nov, 06:30 London · 01:30 yours')
  })

  it('supports zones with offsets of half and quarter hours', () => {
    expect(format(ELEVEN, { here: 'Asia/Kolkata' }).text).toBe('Wed 25 Nov, 11:00 London · 16:30 yours')
    expect(format(ELEVEN, { there: 'Asia/Kathmandu', here: 'Asia/Kolkata' }).text).toBe(
      'Wed 25 Nov, 16:45 Kathmandu · 16:30 yours',
    )
  })
})

describe('under a heading with the reader’s day', () => {
  it('shows no day, except that of the note’s zone if that is different', () => {
    expect(format(ELEVEN, { form: 'within-day' }).text).toBe('11:00 London · 06:00 yours')
    expect(format('2026-11-26T00:30:00Z', { form: 'within-day' }).text).toBe('Thu 26 Nov, 00:30 London · 19:30 yours')
  })
})

it('shows no day at all where the user is asked about the day', () => {
  expect(format('2026-11-26T00:30:00Z', { form: 'hour' }).text).toBe('00:30 London · 19:30 yours')
})

it('shows the full date and time at which a note was recorded', () => {
  const recorded = (instant: string, language: keyof typeof LOCALES) =>
    format(instant, { form: 'recorded', language }).text
  expect(recorded('2026-11-18T11:00:00Z', 'en')).toBe('18 November 2026 at 11:00 London · 06:00 yours')
  expect(recorded('2026-11-18T00:30:00Z', 'es')).toBe(
    '18 de noviembre de 2026 a las 0:30 Londres · mar 17 nov, 19:30 tu hora',
  )
})

it('gives a calendar the time as it was said, with its city', () => {
  const said = (end: string | null, language: keyof typeof LOCALES = 'en') =>
    formatSaid(
      { begin: new Date('2026-11-25T23:00:00Z'), end: end === null ? null : new Date(end) },
      { language, locale: LOCALES[language], there: 'Europe/London' },
    )
  expect(said(null)).toBe('25 November 2026 at 23:00 (London)')
  expect(said('2026-11-25T23:30:00Z', 'fr')).toBe('25 novembre 2026 à 23:00 – 23:30 (Londres)')
  expect(said('2026-11-26T00:30:00Z')).toBe('25 November 2026 at 23:00 – 26 November 2026 at 00:30 (London)')
})
