import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

/** A Friday. */
const RECORDED = new Date('2026-11-27T17:25:00Z')

function eventsIn(texts: readonly string[], language: Language): string[] {
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  return analyseText({ sentences, language, recordedAt: RECORDED, timezone: 'UTC' }).events.map(
    ({ dateTime }) => dateTime?.slice(0, 16) ?? '',
  )
}

test.each<[Language, string]>([
  ['en', 'Friday, twenty past five in the afternoon, and I am still in the office.'],
  ['es', 'Viernes, cinco y veinte de la tarde, y sigo en la oficina.'],
  ['fr', 'Vendredi, dix-sept heures vingt, et je suis encore au bureau.'],
])('does not take the time of recording at the beginning of a note for an event (%s): %s', (language, text) => {
  expect(eventsIn([text], language)).toEqual([])
})

test.each<[string, string[], string]>([
  ['at another time', ['Friday at eleven we see the notary.'], '2026-12-04T11:00'],
  ['with a gathering', ['Friday at half past five in the afternoon, meeting with the notary.'], '2026-12-04T17:30'],
  [
    'later in the note',
    ['The notary called.', 'Friday at twenty past five in the afternoon we see him.'],
    '2026-12-04T17:20',
  ],
])('still finds an event on a date %s', (_, texts, start) => {
  expect(eventsIn(texts, 'en')).toEqual([start])
})
