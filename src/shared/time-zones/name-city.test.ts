import { expect, it } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { CITY_NAMES, MODERN_IDS } from './city-names.ts'
import { nameCity } from './name-city.ts'

const inAll = (timezone: string) => LANGUAGES.map((language) => nameCity(timezone, language))

it.each([
  ['Europe/London', 'London', 'Londres', 'Londres'],
  ['America/New_York', 'New York', 'Nueva York', 'New York'],
  ['Africa/Cairo', 'Cairo', 'El Cairo', 'Le Caire'],
  ['America/Sao_Paulo', 'São Paulo', 'São Paulo', 'São Paulo'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires', 'Buenos Aires'],
  ['Asia/Calcutta', 'Kolkata', 'Calcuta', 'Calcutta'],
  ['Asia/Kolkata', 'Kolkata', 'Calcuta', 'Calcutta'],
  ['Europe/Kiev', 'Kyiv', 'Kiev', 'Kiev'],
  ['America/Port-au-Prince', 'Port-au-Prince', 'Puerto Príncipe', 'Port-au-Prince'],
])('names the city of %s', (timezone, ...names) => {
  expect(inAll(timezone)).toEqual(names)
})

it.each([
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT', 'UTC'],
  ['Etc/GMT+5', 'UTC−5'],
  ['Etc/GMT-14', 'UTC+14'],
  ['+05:30', 'UTC+5:30'],
  ['-03:00', 'UTC−3'],
])('names %s by its offset from UTC', (timezone, name) => {
  expect(new Set(inAll(timezone))).toEqual(new Set([name]))
})

it('translates only zones that exist, and only names that differ', () => {
  const known = new Set(Intl.supportedValuesOf('timeZone').flatMap((name) => name.split('/').at(-1) ?? []))
  for (const id of Object.values(MODERN_IDS)) known.add(id)
  for (const language of LANGUAGES) {
    for (const [id, name] of Object.entries(CITY_NAMES[language])) {
      expect(known, `${language}: ${id}`).toContain(id)
      const otherwise = language === 'en' ? id.replaceAll('_', ' ') : (CITY_NAMES.en[id] ?? id.replaceAll('_', ' '))
      expect(name, `${language}: ${id}`).not.toBe(otherwise)
    }
  }
})
