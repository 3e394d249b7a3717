import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** When the events of a note take place, as spoken on Wednesday, 2 December 2026, in UTC. */
function timesIn(sentences: readonly string[], language: Language): string[] {
  return analyseSpoken(sentences.join(' '), language).events.map(({ dateTime }) => dateTime?.slice(0, 16) ?? '')
}

test.each<[Language, string[], string[]]>([
  [
    'en',
    ["I'm meeting Tariq next Thursday at one.", 'Dentist at 4.30 the same day.'],
    ['2026-12-10T13:00', '2026-12-10T16:30'],
  ],
  ['en', ['Dentist at 4.30 the same day.'], ['2026-12-02T16:30']],
  [
    'es',
    ['La boda es el sábado 12 a las doce.', 'Cena con los suecos ese mismo día a las nueve de la noche.'],
    ['2026-12-12T12:00', '2026-12-12T21:00'],
  ],
  [
    'fr',
    ['La vente est signée le 18 décembre à 9 h 30.', 'Déjeuner avec mon frère le même jour à 13 heures.'],
    ['2026-12-18T09:30', '2026-12-18T13:00'],
  ],
  ['es', ['Lo arreglaron el mismo día.'], []],
])('%s: the same day is the one that was mentioned last: %j', (language, sentences, times) =>
  expect(timesIn(sentences, language)).toEqual(times),
)

const NINE = '2026-12-08T09:00'

test.each<[Language, string[], string[]]>([
  [
    'en',
    ['Site meeting with Mrs Henderson on Tuesday at nine.', 'I have lunch with Ben on Tuesday at nine.'],
    [NINE, NINE],
  ],
  [
    'es',
    ['La audiencia previa es el martes a las nueve.', 'Tenemos una reunión con la aseguradora el martes a las nueve.'],
    [NINE, NINE],
  ],
  [
    'fr',
    ['Réunion avec le comité de direction mardi à neuf heures.', 'Déjeuner avec madame Delacroix mardi à neuf heures.'],
    [NINE, NINE],
  ],
  ['en', ['We have a meeting with Tom on Tuesday at nine.', 'The call is on Tuesday at nine.'], [NINE]],
  ['en', ['We have a meeting with Tom on Tuesday at nine.', 'I see Tom on Tuesday at nine in the office.'], [NINE]],
  ['es', ['Reunión con el cliente el martes a las nueve.', 'La cita con el cliente es el martes a las nueve.'], [NINE]],
  ['fr', ['Réunion avec Paul mardi à neuf heures.', 'On voit Paul mardi à neuf heures au bureau.'], [NINE]],
])('%s: two events at the same minute are two only if their names leave no doubt: %j', (language, sentences, times) =>
  expect(timesIn(sentences, language)).toEqual(times),
)

test.each([
  ['Today we saw six patients before dinner.', 0],
  ['Busy morning in court today, lost both hearings before lunch.', 0],
  ['Today they met the buyers at noon.', 0],
  ['On Friday I meet the surveyor at half past two.', 1],
  ['Tomorrow we have a call with the vet at ten.', 1],
  ['On Sunday, as Ana said, we leave at ten.', 1],
])('finds no event where the words between the day and its hour are past: %s', (text, events) => {
  expect(analyseSpoken(text, 'en').events).toHaveLength(events)
})
