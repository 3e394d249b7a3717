import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** As spoken on Wednesday, 25 November 2026. */
function analyse(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-11-25T15:00:00Z'), timezone: 'Europe/Madrid' })
}

const itemsIn = (text: string, language: Language) =>
  analyse(text, language).actionItems.map(({ who, title, dueDate }) => [who, title, dueDate])

test.each<[Language, string, (string | null)[][]]>([
  [
    'en',
    'I have to call the agency on Wednesday and send Tom the lease by Friday.',
    [
      ['me', 'Call the agency', '2026-12-02'],
      ['me', 'Send Tom the lease', '2026-11-27'],
    ],
  ],
  [
    'es',
    'Tengo que llamar a la agencia el miércoles y mandarle a Tom el contrato el viernes.',
    [
      ['me', 'Llamar a la agencia', '2026-12-02'],
      ['me', 'Mandarle a Tom el contrato', '2026-11-27'],
    ],
  ],
  [
    'es',
    'Apunta: llamar a Pilar, mandar el acta a Jorge y reservar mesa.',
    [
      ['me', 'Llamar a Pilar', null],
      ['me', 'Mandar el acta a Jorge', null],
      ['me', 'Reservar mesa', null],
    ],
  ],
  [
    'es',
    'Falta llamar al fotógrafo, comprar los zapatos y encargar los recordatorios.',
    [
      [null, 'Llamar al fotógrafo', null],
      [null, 'Comprar los zapatos', null],
      [null, 'Encargar los recordatorios', null],
    ],
  ],
  [
    'es',
    'Hay que pintar la valla y arreglar el portón.',
    [
      [null, 'Pintar la valla', null],
      [null, 'Arreglar el portón', null],
    ],
  ],
  [
    'fr',
    'De mon côté je dois rappeler le cabinet de recrutement avant mercredi midi et relire le contrat de bail.',
    [
      ['me', 'Rappeler le cabinet de recrutement', '2026-12-02'],
      ['me', 'Relire le contrat de bail', null],
    ],
  ],
])('takes two things to do in one sentence apart (%s): %s', (language, text, items) => {
  expect(itemsIn(text, language)).toEqual(items)
})

test.each<[Language, string, string]>([
  ['en', 'I need to call Ana and ask her about the lease.', 'Call Ana and ask her about the lease'],
  ['en', 'I have to go and see Tom about the boiler.', 'See Tom about the boiler'],
  ['es', 'Tengo que hablar con el banco y pedirles el aval.', 'Hablar con el banco y pedirles el aval'],
])('keeps together what belongs together (%s): %s', (language, text, title) => {
  expect(itemsIn(text, language)).toEqual([['me', title, null]])
})

test.each<[Language, string, string]>([
  [
    'en',
    'The concrete pour is moved to the ninth at seven in the morning, so Gary needs to book the pump again.',
    '2026-12-09T06:00:00.000Z',
  ],
  [
    'es',
    'El miércoles a las cuatro y cuarto tengo la tutoría del niño, y antes habría que pasar por la farmacia.',
    '2026-12-02T15:15:00.000Z',
  ],
])('leaves the hour of an event to it, beside a follow-up (%s): %s', (language, text, dateTime) => {
  expect(analyse(text, language).events).toMatchObject([{ dateTime }])
})

test.each<[string, string | null, string]>([
  ['Envía la copia del informe a la procuradora hoy mismo.', 'me', 'Enviar la copia del informe a la procuradora'],
  ['Prepara la firma del contrato para el lunes.', 'me', 'Preparar la firma del contrato'],
  ['Revisa la nota de Marta antes del viernes.', 'me', 'Revisar la nota de Marta'],
  ['Marta prepara la firma del contrato para el lunes.', 'Marta', 'Preparar la firma del contrato'],
])('takes no Spanish imperative for somebody who does what its object resembles: %s', (text, who, title) => {
  expect(itemsIn(text, 'es')).toMatchObject([[who, title, expect.any(String)]])
})

test.each([
  ['Il faut que je dépose les sacs et que je rappelle le notaire.', ['Déposer les sacs', 'Rappeler le notaire']],
  ["Il faut que je prépare le café et que j'appelle le taxi.", ['Préparer le café', 'Appeler le taxi']],
])('finds both duties after "il faut que je": %s', (text, titles) => {
  expect(analyseSpoken(text, 'fr').actionItems.map(({ title }) => title)).toEqual(titles)
})
