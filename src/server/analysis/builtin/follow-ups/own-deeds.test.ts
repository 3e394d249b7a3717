import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

/** The follow-ups of a note that was spoken on Wednesday, 2 December 2026: title, owner and day. */
function followUpsIn(text: string): string[] {
  return analyseSpoken(text, 'es').actionItems.map(({ title, who, dueDate }) =>
    [title, who ?? 'nobody', dueDate ?? 'no day'].join(' | '),
  )
}

test.each([
  [
    'Tenemos que llevar el certificado, que no lo tengo, así que mañana llamo al arquitecto a ver si lo puede sacar esta semana.',
    ['Llevar el certificado | me | no day', 'Llamar al arquitecto | me | 2026-12-03'],
  ],
  ['Yo el lunes paso por el banco a pedir el préstamo.', ['Pasar por el banco a pedir el préstamo | me | 2026-12-07']],
  ['Los exámenes de tercero los corrijo este fin de semana.', ['Corregir los exámenes de tercero | me | 2026-12-06']],
  [
    'El laboratorio no ha mandado los resultados, mañana por la mañana los reclamo.',
    ['Reclamar los resultados | me | 2026-12-03'],
  ],
])('reads what the speaker does by a day as a follow-up of its own: %s', (text, followUps) => {
  expect(followUpsIn(text)).toEqual(followUps)
})

test.each([
  'El viernes presentó el recurso ante el juez.',
  'El recurso lo presentó Yeray el viernes, o sea que tampoco.',
  'Corrijo lo que dije, el lunes no hay clase.',
  'Mañana no llamo al arquitecto.',
])('takes what is past or denied for no follow-up of the speaker: %s', (text) => {
  expect(followUpsIn(text)).toEqual([])
})

test.each([
  [
    'Rubén se encarga de pedir el cheque bancario al banco, me ha dicho que el viernes lo tiene.',
    'Pedir el cheque bancario al banco | Rubén | 2026-12-04',
  ],
  ['El informe de Intervención lo tiene que traer Amparo.', 'Traer el informe de Intervención | Amparo | no day'],
  ['Esos datos me los tiene que dar Hiroshi.', 'Dar esos datos | Hiroshi | no day'],
  [
    'El presidente, o sea yo, tiene que pedir tres presupuestos para la fachada.',
    'Pedir tres presupuestos para la fachada | me | no day',
  ],
  ['Necesito que alguien lleve el remolque a arreglar.', 'Llevar el remolque a arreglar | nobody | no day'],
  ['La enfermera, Maite, va a llamar a los pacientes.', 'Llamar a los pacientes | Maite | no day'],
  ['Le prometí a Celia que le dejaba los apuntes mañana.', 'Dejar los apuntes | me | 2026-12-03'],
  ['A Patricia le toca traer los vasos y a mí la bebida.', 'Traer los vasos | Patricia | no day'],
  ['A Marga le debo un informe, se lo mando el viernes.', 'Dar un informe | me | 2026-12-04'],
  ['Acordate de pagar la luz.', 'Pagar la luz | nobody | no day'],
])('reads whose a follow-up is and all of its words: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each([
  [
    'El alquiler del almacén sube un cuatro por ciento en enero y nadie ha negociado nada, me toca a mí hablar con el propietario.',
    'Hablar con el propietario | me | no day',
  ],
  ['En enero tengo que hablar con el propietario.', 'Hablar con el propietario | me | 2027-01-31'],
  ['Tengo que hablar con Ana, que mañana es fiesta.', 'Hablar con Ana | me | no day'],
  ['Tengo que hablar con Ana, que vuelve mañana.', 'Hablar con Ana | me | 2026-12-03'],
])('takes no day for a deadline that says when something else is: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each([
  ['El informe está en mi mesa, lo tengo que firmar mañana.', 'Firmar el informe | me | 2026-12-03'],
  [
    'El cura me ha pedido la partida de bautismo, se la tengo que llevar el viernes.',
    'Llevar la partida de bautismo | me | 2026-12-04',
  ],
  ['Me ha llamado Luisa, la tengo que llamar el viernes.', 'Llamarla | me | 2026-12-04'],
])('writes the pronoun before “have to”, or what it stands for, after the infinitive: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each(['No hace falta que llames a Pedro.', 'No quiero que pagues la factura.'])(
  'finds no follow-up in what the speaker does not want: %s',
  (text) => {
    expect(analyseSpoken(text, 'es').actionItems.filter(({ doubt }) => doubt === null)).toEqual([])
  },
)
