import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function followUps(text: string): [string | null, string][] {
  const { actionItems } = analyseSpoken(text, 'es')
  return actionItems.filter(({ doubt }) => doubt?.about !== 'kind').map(({ who, title }) => [who, title])
}

test.each<[string, [string | null, string][]]>([
  ['A Rocío le he dicho que prepare el pedido de vacunas.', [['Rocío', 'Preparar el pedido de vacunas']]],
  ['Le dije a mi hermano que llevara la escalera.', [['Mi hermano', 'Llevar la escalera']]],
  ['Les pedí a los muchachos que limpiaran el patio.', [['Los muchachos', 'Limpiar el patio']]],
  ['Doctor Julián, le pido el favor de que me mande la cotización.', [['Doctor Julián', 'Mandarme la cotización']]],
  ['Yeison, hágame el favor y cuente los costales.', [['Yeison', 'Contar los costales']]],
  ['Doña Inés, le agradezco que me envíe los planos.', [['Doña Inés', 'Enviarme los planos']]],
  [
    'Quedó pendiente que el administrador del edificio nos confirme el horario.',
    [['El administrador del edificio', 'Confirmarnos el horario']],
  ],
  ['Queda pendiente que Luis firme el acta.', [['Luis', 'Firmar el acta']]],
  ['El informe tiene que firmarlo el doctor Vela.', [['doctor Vela', 'Firmar el informe']]],
  ['Está roto el grifo; que alguien llame al fontanero.', [[null, 'Llamar al fontanero']]],
  ['No se podrá usar; que Conchi ponga un cartel.', [['Conchi', 'Poner un cartel']]],
  ['Revisen la humedad del baño.', [[null, 'Revisar la humedad del baño']]],
  ['Confirmen con Rosita quiénes van.', [[null, 'Confirmar con Rosita quiénes van']]],
  ['Muchachos, lleven agua.', [[null, 'Llevar agua']]],
  ['La puerta no cierra, así que llamen al taller.', [[null, 'Llamar al taller']]],
  ['Faltan seis sillas, yo le dije a Ana que las buscara.', [['Ana', 'Buscar seis sillas']]],
  ['Luis quedó de enviarme las cuentas y sigo esperando.', [['Luis', 'Enviarme las cuentas']]],
  ['Pepe, hazme el favor de llamar a Marta.', [['Pepe', 'Llamar a Marta']]],
  [
    'El informe de costos se lo debo al gerente desde el lunes, se lo mando esta noche sí o sí.',
    [['me', 'Mandar el informe de costos']],
  ],
  [
    'Che, Nico, vos fijate si queda lugar en la heladera y llamá al laboratorio.',
    [
      ['Nico', 'Fijarse si queda lugar en la heladera'],
      ['Nico', 'Llamar al laboratorio'],
    ],
  ],
  ['Hola, Vero. Vos encargá la torta, de chocolate.', [['Vero', 'Encargar la torta']]],
  ['Tengo las llaves de la nave, se las mando el viernes a Luis.', [['me', 'Mandar las llaves de la nave a Luis']]],
  ['Necesito que alguien me cotice las mesas.', [[null, 'Cotizarme las mesas']]],
])('finds what somebody was told or asked to do: %s', (text, expected) => {
  expect(followUps(text)).toEqual(expected)
})

test.each([
  'Le dije a Marga que hay llaves en el cajón.',
  'Doña Inés, le agradezco que viniera ayer a la fiesta.',
  'A Rocío le he dicho que el martes no hay clase.',
  'Esperemos que todo salga bien, que Dios nos ayude.',
  'Digan lo que digan, está bien. Suban los precios o no, no compro.',
  'El gato va a comerlo el perro. El premio va a ganarlo mi hijo.',
  'Faltan por llegar los invitados.',
  'Es mejor así, que Luis haga su vida.',
  'Vos siempre llegás tarde, vos nunca avisás.',
  'Faltan sillas.',
  'Llegan los muebles y vienen cansados.',
  'Para que vengan, revisen y firmen, hace buen día.',
  'Me hizo el favor de llamar a mi madre.',
])('takes no follow-up from what is only told: %s', (text) => {
  expect(followUps(text)).toEqual([])
})

test('leaves the day of what somebody else is told to that person', () => {
  const text = 'Yeison, hágame el favor y cuente los costales, y usted, Marleny, pague los jornales el viernes.'
  expect(analyseSpoken(text, 'es').actionItems).toMatchObject([
    { who: 'Yeison', title: 'Contar los costales', dueDate: null },
    { who: 'Marleny', title: 'Pagar los jornales', dueDate: '2026-12-04' },
  ])
})

test.each([
  ['La etiqueta quedó la verde, la votamos entre todos.', 1],
  ['Al final le vamos a hacer contrato de seis meses.', 1],
  ['Al final vamos a llegar tarde.', 0],
])('finds what was decided in the end: %s', (text, count) => {
  expect(analyseSpoken(text, 'es').decisions).toHaveLength(count)
})
