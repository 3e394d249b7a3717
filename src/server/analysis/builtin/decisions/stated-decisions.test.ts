import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function decisionsIn(text: string, language: Language, marks?: 'restored'): string[] {
  const sentences = [{ index: 0, start: 0, end: 9, text, ...(marks ? { marks: [marks] } : {}) }]
  const input = { sentences, language, recordedAt: new Date('2026-11-24T10:00:00Z'), timezone: 'UTC' }
  return analyseText(input).decisions.map((decision) => decision.text)
}

test.each<[Language, string]>([
  ['en', 'From January all expense claims go through Odette'],
  ['en', 'From the first of February we take no walk-ins any more'],
  ['en', "The water butt stays locked overnight, that's the rule now"],
  ['en', 'In the end we went with the matt paper'],
  ['en', 'The director has decided that we will service all four vans'],
  ['en', 'I told them no, the date is final'],
  ['en', "We'll carry on as we are till Easter"],
  ['es', 'A partir de enero todas las horas extra se avisan por escrito'],
  ['es', 'Las camisetas las hacemos en verde, ya está firmado con el taller'],
  ['es', 'Cada uno paga lo suyo en la cena, y no lo discuto más'],
  ['es', 'De música nada, ni karaoke, así se ha quedado con Paco'],
  ['fr', 'À partir de janvier, toutes les heures sup se déclarent par écrit'],
  ['fr', "Les maillots seront verts, c'est signé avec l'atelier"],
  ['fr', 'Finalement on part sur le bleu'],
])('finds a decision in what is stated as a rule or as settled (%s): %s', (language, text) => {
  expect(decisionsIn(text, language)).toEqual([text])
})

test.each<[Language, string]>([
  ['en', 'From 1970 the mill no longer ran at night, my grandfather said.'],
  ['en', 'The library closes at six on Fridays, full stop, they never stay open for anyone.'],
  ['en', "They haven't decided if we will go."],
  ['en', 'The final date is fixed to the wall.'],
  ['en', "I'd love it if from now on everyone did their own dishes."],
  ['en', "From Monday I'm on holiday and nobody can reach me."],
  ['es', 'Ojalá a partir de ahora cada uno friegue lo suyo.'],
  ['es', 'A lo mejor nos quedamos con la barata.'],
  ['es', 'El árbitro paró el partido y se acabó.'],
  ['fr', "Depuis 1980 il n'y a plus de médecin au village."],
  ['fr', "J'aimerais que désormais chacun fasse sa vaisselle."],
  ['fr', 'Les enfants sont partis au zoo avec mamie et basta.'],
])('finds no decision in history, opening hours, wishes or stories (%s): %s', (language, text) => {
  expect(decisionsIn(text, language)).toEqual([])
})

test.each([
  'La derrama del ascensor salió adelante, ocho votos a tres.',
  'Al final se votó y la máquina no se vende.',
  'El gasoil se compra en conjunto, moción aprobada.',
  'La hipótesis se queda como está, eso ya es oficial.',
  'La piscina, ni tocarla hasta el año que viene.',
  'A los de Colón no les contesto más correos hasta que paguen.',
  'Damos por cerrado el tema del garaje.',
  'Hemos quedado en que no se abre los lunes.',
  'Quedamos con los socios en repartir las ganancias.',
  'Convinimos en que la garantía la cubre el fabricante.',
  'Queda descartado lo del toldo.',
  'Lo de la mudanza lo posponemos hasta junio.',
  'La revisión de la silla la dejamos para abril.',
  'Subimos la docena de huevos a cuatro euros.',
  'El presupuesto lo cerramos en dos mil quinientos.',
  'Aprobado el cambio de horario.',
  'Le dimos luz verde al proyecto de la terraza.',
  'Seguimos con el mismo gestor.',
  'Decidí vender la moto.',
  'Nos hemos quedado con el coche híbrido.',
  'Hemos cambiado de proveedor de harina.',
  'Le he dicho que sí al puesto.',
  'Hemos fijado la fecha de la boda para el 12 de septiembre.',
  'Renuncio al puesto de Quito.',
  'Voy a dejar la escuela de danza.',
  'Quedamos en 500 dólares por la lancha.',
  'Se ha elegido a Rosa como presidenta.',
])('es: finds a decision by how it was settled: %s', (text) => {
  expect(decisionsIn(text, 'es')).toEqual([text])
})

test.each([
  'Vamos con la opción B',
  'Al final cogemos el tipo fijo',
  'Al final la boda la hacemos en la finca de Toledo',
])('es: finds a decision in what is chosen: %s', (text) => {
  expect(decisionsIn(`${text}.`, 'es').map((one) => one.replace(/\.$/, ''))).toEqual([text])
})

test.each([
  'Si se queda como está, me voy.',
  'Ocho votos a favor no bastan.',
  'El comunicado oficial sale el lunes.',
  'No puedo más hasta que duerma.',
  'Siempre quedamos en que me llama y nunca llama.',
  'Hemos quedado en la plaza a las ocho.',
  'Todavía no hemos decidido el color.',
  '¿Nos quedamos con el proveedor de Vigo?',
  'Los domingos nos quedamos con los nietos.',
  'Vamos con los niños al parque el sábado.',
  'Vamos con retraso en la obra.',
  'Pasamos a la página tres.',
  'A ver si cerramos trato con los de Cuenca.',
  'Mi hijo ha aprobado el examen de conducir.',
  'A lo mejor vamos con la opción B.',
  'Los niños se han quedado con la abuela.',
  'Me he quedado con hambre.',
  'He dicho que no sé nada.',
  'Dejo el coche en el garaje.',
  'Descarto que llueva.',
  'Si no vienen mañana cambiamos de proveedor.',
  'Voy a dejar las llaves en recepción.',
])('es: finds no decision in what only sounds settled: %s', (text) => {
  expect(decisionsIn(text, 'es')).toEqual([])
})

test('shows a decision in bare speech without the words around it, but with the date it holds from', () => {
  const text = "so the tiler came by and um from the first of March nobody parks in the yard any more he's fine with it"
  expect(decisionsIn(text, 'en', 'restored')).toEqual(['From the first of March nobody parks in the yard any more'])
})
