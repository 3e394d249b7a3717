import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** The due days in a note, as spoken on Wednesday, 2 December 2026, at eleven in the morning. */
const dueDaysIn = (text: string, language: Language) =>
  analyseSpoken(text, language).actionItems.map(({ dueDate }) => dueDate)

const TODAY = '2026-12-02'

test.each<[Language, string, string]>([
  ['en', 'I have to drop the keys off before noon.', TODAY],
  ['en', 'I have to drop the keys off before ten in the morning.', '2026-12-03'],
  ['es', 'Tengo que llevar el informe al juzgado antes de las tres.', TODAY],
  ['fr', 'Je dois déposer le chèque avant midi.', TODAY],
  ['en', 'Tomorrow I have to drop the keys off before noon.', '2026-12-03'],
  ['en', 'Note for tomorrow: call the plumber, and stop at the bank before noon.', '2026-12-03'],
])('takes an hour that limits a follow-up for the next such hour (%s): %s', (language, text, day) => {
  for (const dueDay of dueDaysIn(text, language)) expect(dueDay).toBe(day)
  expect(dueDaysIn(text, language)).not.toEqual([])
})

test('gives the hour of such a limit too', () => {
  expect(analyseSpoken('I have to drop the keys off before noon.', 'en').actionItems[0]?.dueAt).toBe(
    '2026-12-02T12:00:00.000Z',
  )
  expect(dueDaysIn('I have to call Ana at noon.', 'en')).toEqual([null])
})

test.each<[Language, string, string]>([
  ['en', 'I must return the van before the weekend.', '2026-12-04'],
  ['es', 'Tengo que devolver la furgoneta antes del fin de semana.', '2026-12-04'],
  ['fr', 'Je dois rendre la camionnette avant le week-end.', '2026-12-04'],
  ['en', 'I must return the van before next week.', '2026-12-06'],
  ['en', 'I must return the van before Friday.', '2026-12-04'],
  ['fr', 'Je dois payer la cantine avant ce soir minuit.', TODAY],
])('takes the last day before what a follow-up must precede (%s): %s', (language, text, day) => {
  expect(dueDaysIn(text, language)).toEqual([day])
})

test.each<[Language, string, string]>([
  ['en', 'The fair is on the 20th of December. I have to paint the stall before then.', '2026-12-20'],
  ['en', 'The fair is on the 20th of December. I have to rent a stall for that day.', '2026-12-20'],
  ['en', 'The judge comes on Friday. I have to reread chapter nine before that.', '2026-12-04'],
  ['es', 'La feria es el 20 de diciembre. Tengo que pintar el puesto antes de eso.', '2026-12-20'],
  ['es', 'La feria es el 20 de diciembre. Tengo que alquilar un puesto para ese día.', '2026-12-20'],
  ['fr', 'La foire est le 20 décembre. Je dois louer un stand pour ce jour-là.', '2026-12-20'],
  ['fr', 'Le juge vient vendredi. Je dois relire le chapitre neuf avant ça.', '2026-12-04'],
])('finds the day that a follow-up refers back to (%s): %s', (language, text, day) => {
  expect(dueDaysIn(text, language)).toEqual([day])
})

test.each<[Language, string]>([
  ['en', 'I have to reread the lease before then.'],
  ['en', 'I have to thank her for that.'],
  ['es', 'Tengo que hablar con ella antes de eso.'],
  ['fr', 'Je dois lui parler avant ça.'],
])('finds none where no day was mentioned before (%s): %s', (language, text) => {
  expect(dueDaysIn(text, language)).toEqual([null])
})

test.each<[Language, string]>([
  ['en', 'The heating report has been on my desk since March and it gets signed by me.'],
  ['fr', "Le rapport traîne sur mon bureau depuis mars et c'est moi qui le signe."],
])('does not take since when something has been true for a deadline (%s): %s', (language, text) => {
  expect(dueDaysIn(text, language)).toEqual([null])
})

test('finds the day of somebody else’s part although the speaker’s own has a deadline', () => {
  const text = 'ana va a publicar las plazas el lunes y yo le paso los perfiles mañana a más tardar'
  expect(dueDaysIn(text, 'es')).toEqual(['2026-12-07', '2026-12-03'])
})
