import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type FollowUp = [who: string | null, title: string, due: string | null]

function followUpsIn(text: string, language: Language = 'es'): FollowUp[] {
  const { actionItems } = analyseSpoken(text, language)
  return actionItems.filter(({ doubt }) => doubt === null).map(({ who, title, dueDate }) => [who, title, dueDate])
}

test.each<[string, FollowUp]>([
  [
    'Mi cuñado dice que él le pregunta al portero por la llave.',
    ['Mi cuñado', 'Preguntarle al portero por la llave', null],
  ],
  ['He dado mi palabra de pintar la valla.', ['me', 'Pintar la valla', null]],
  ['La doctora Paredes quedó comprometida con las copias.', ['doctora Paredes', 'Ocuparse de las copias', null]],
  ['Edwin es el que debe estar ahí con la guía.', ['Edwin', 'Estar ahí con la guía', null]],
  ['La casa se la dejamos a Ramiro para que riegue las plantas.', ['Ramiro', 'Regar las plantas', null]],
  ['A mí me encargaron la llave.', ['me', 'Ocuparme de la llave', null]],
  ['De mi lado está rehacer las tablas, hasta el domingo.', ['me', 'Rehacer las tablas', '2026-12-06']],
  ['Byron, mijo, súbeme los planos.', ['Byron', 'Subirme los planos', null]],
  ['El ingeniero Treviño tiene la llave; que la traiga mañana.', ['Ingeniero Treviño', 'Traer la llave', '2026-12-03']],
])('finds what people gave their word for or were entrusted with: %s', (text, followUp) => {
  expect(followUpsIn(text)).toContainEqual(followUp)
})

test.each<[string, FollowUp]>([
  ['Marta, la residente, se encarga de los informes.', ['Marta', 'Ocuparse de los informes', null]],
  ['Ayose, el administrador, ha de conseguirnos otro pintor.', ['Ayose', 'Conseguirnos otro pintor', null]],
  ['La residente se encarga de los informes.', ['La residente', 'Ocuparse de los informes', null]],
])('gives a follow-up to the person whose role follows the name: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each<[string, FollowUp]>([
  ['Bueno: nota simple, la solicito yo esta noche en la web.', ['me', 'Solicitar nota simple en la web', '2026-12-02']],
  ['La secadora grande: o la arreglo yo este domingo o la boto.', ['me', 'Arreglar la secadora grande', '2026-12-06']],
  [
    'Vi el piso de la inmobiliaria. Bueno: nota simple, la solicito yo esta noche en la web.',
    ['me', 'Solicitar nota simple', '2026-12-02'],
  ],
])('writes the thing before what the speaker does with it: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each<[string, FollowUp]>([
  ['El pastel le toca a mi hermana.', ['Mi hermana', 'Ocuparse del pastel', null]],
  ['Julián quedó a cargo de la música.', ['Julián', 'Ocuparse de la música', null]],
  ['Marta queda encargada de comprar los vasos.', ['Marta', 'Comprar los vasos', null]],
  ['Es tarea de Pablo revisar las cuentas.', ['Pablo', 'Revisar las cuentas', null]],
  ['Cuento con que Pablo traiga el proyector.', ['Pablo', 'Traer el proyector', null]],
  ['Te toca comprar el pan.', [null, 'Comprar el pan', null]],
  ['Marta me ha pedido que le mande el informe el lunes.', ['me', 'Mandarle el informe', '2026-12-07']],
  ['El casero nos pide el comprobante antes del día 5.', ['me', 'Dar el comprobante', '2026-12-05']],
  ['De hoy no pasa que llame al médico.', ['me', 'Llamar al médico', '2026-12-02']],
  ['No se me puede pasar pagar el recibo.', ['me', 'Pagar el recibo', null]],
  ['El informe del seguro queda a mi cargo.', ['me', 'Ocuparse del informe del seguro', null]],
  ['Falta la firma de Ana en el acta.', ['Ana', 'Dar la firma', null]],
  ['La maqueta me la apunto yo para el lunes.', ['me', 'Apuntar la maqueta', '2026-12-07']],
  ['Es Marta quien recoge a los niños mañana.', ['Marta', 'Recoger a los niños', '2026-12-03']],
  ['Marta, cuando oigas esto: el contrato me lo debes desde el lunes.', ['Marta', 'Dar el contrato', null]],
  [
    'Hay que apuntar la grieta en el libro de obra, y de eso se encarga Rojas.',
    ['Rojas', 'Apuntar la grieta en el libro de obra', null],
  ],
  ['El contrato nuevo me lo debes desde el miércoles.', [null, 'Dar el contrato nuevo', null]],
  ['Necesito el presupuesto de Ana para el viernes.', ['Ana', 'Dar el presupuesto', '2026-12-04']],
])('finds what is assigned to somebody: %s', (text, followUp) => {
  expect(followUpsIn(text)).toEqual([followUp])
})

test.each([
  'Porfa, mándame suerte.',
  'A mi primo le toca el turno de noche.',
  'Depende de Pablo.',
  'Es Marta quien manda en esta casa.',
  'Que no nos falte la salud.',
  'Marga está comprometida con la causa desde hace años.',
  'La fiesta ha de ser un éxito.',
])('finds nothing in what only sounds like it: %s', (text) => {
  expect(followUpsIn(text)).toEqual([])
})

test('takes no day from far before in bare speech', () => {
  const text =
    'la firma es el martes ocho a las diez en la notaría vamos mi hermano y yo papá no él no firma nada y al contador ' +
    'le corresponde actualizar el balance'
  const days = analyseSpoken(text, 'es').actionItems.map(({ dueDate }) => dueDate)
  expect(days).toEqual([null])
})
