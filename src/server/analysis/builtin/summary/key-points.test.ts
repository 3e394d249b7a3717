import { expect, test } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const analyst = createBuiltinAnalyst()

async function pointsOf(note: string, language: Language): Promise<string[]> {
  const sentences = note.split(/(?<=[.?!]) /).map((text, index) => ({ index, start: index, end: index + 1, text }))
  const input = { sentences, language, recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }
  return (await analyst.analyse(input, new AbortController().signal)).keyPoints.map(({ text }) => text)
}

test.each<[Language, string, string[]]>([
  [
    'en',
    'This is about the Cardiff warehouse. The roof leaks over the second aisle. The landlord blames our forklifts for it. I need to send him the photos by Friday. We decided to withhold the rent until June.',
    ['The roof leaks over the second aisle.', 'The landlord blames our forklifts for it.'],
  ],
  [
    'es',
    'Nota sobre el almacén de Getafe. El techo gotea encima del segundo pasillo. El propietario echa la culpa a nuestras carretillas. Tengo que mandarle las fotos antes del viernes. Hemos decidido retener el alquiler hasta junio.',
    ['El techo gotea encima del segundo pasillo.', 'El propietario echa la culpa a nuestras carretillas.'],
  ],
  [
    'fr',
    "Petite note sur l'entrepôt de Lille. Le toit fuit au-dessus de la deuxième allée. Le propriétaire accuse nos chariots élévateurs. Je dois lui envoyer les photos avant vendredi. On a décidé de retenir le loyer jusqu'en juin.",
    ['Le toit fuit au-dessus de la deuxième allée.', 'Le propriétaire accuse nos chariots élévateurs.'],
  ],
])('%s: makes key points from what tasks, events and decisions leave out', async (language, note, points) => {
  expect(await pointsOf(note, language)).toEqual(points)
})

test.each([
  'Vale, apunto esto antes de que se me olvide, que acabo de salir de la obra.',
  'Hola equipo, os cuento un poco cómo ha ido la llamada con el cliente.',
  'Che, te dejo este audio por lo del local.',
])('makes no key point of how a note begins: %s', async (opening) => {
  const points = ['El techo gotea encima del segundo pasillo.', 'El propietario echa la culpa a nuestras carretillas.']
  expect(
    await pointsOf(`${opening} ${points.join(' ')} Tengo que mandarle las fotos antes del viernes.`, 'es'),
  ).toEqual(points)
})

test('repeats the best sentence when too little is left', async () => {
  const note =
    'I need to call the bank by Friday. I need to send the lease to Ruth by Monday. The audit is on Tuesday at ten. We decided to close the Derby depot. It rained.'
  expect((await pointsOf(note, 'en')).length).toBeGreaterThan(1)
})

test('has no key points for a short note covered by its follow-up, but one for a note without items', async () => {
  expect(await pointsOf('I need to call the bank by Friday.', 'en')).toEqual([])
  expect(await pointsOf('The new kiln runs well.', 'en')).toEqual(['The new kiln runs well.'])
})

test.each([
  'Okay so quick debrief after the site visit in Leeds.',
  "Right, note to self after the parents' evening.",
  'This is a note for the funeral arrangements.',
  'Weekly sales huddle recap.',
  'Site diary and farm notes for Wednesday.',
  'Hi, this is Rachel from the Leeds office.',
  "Hello, it's Tom, I'm making a short voice memo about the van.",
])('makes no key point of words that only announce the note: %s', async (announcement) => {
  const facts = ['The roof is in worse shape than the survey said.', 'The landlord blames our forklifts for the leak.']
  expect(await pointsOf([announcement, ...facts].join(' '), 'en')).toEqual(facts)
})

const FACTS = {
  es: ['El tejado está peor de lo que decía el informe.', 'El casero culpa a nuestras carretillas de la gotera.'],
  fr: ['Le toit est en plus mauvais état que prévu.', 'Le propriétaire accuse nos chariots de la fuite.'],
}

test.each<['es' | 'fr', string]>([
  ['es', 'Hola, soy Marta de contabilidad.'],
  ['es', 'Hola, soy Jimena, monitora del grupo scout.'],
  ['es', 'Buen día, dejo esto grabado mientras vuelvo del campo.'],
  ['es', 'Buenas tardes, grabo esto saliendo de la obra de Chapinero, apartamento 502.'],
  ['es', 'Segunda grabación del día, bodega de Casablanca.'],
  ['es', 'Nota para el equipo del tanatorio.'],
  ['es', 'Buenas, aquí Paco, me grabo una nota después de la visita.'],
  ['fr', 'Bonjour, ici Mathilde, je me fais une note après la réunion.'],
  ['fr', "Salut, c'est Jean-Luc du garage."],
  ['fr', "Allô, c'est Maxime Tremblay, de la sucrerie."],
  ['fr', "Salut la famille, c'est Aïssatou depuis Dakar."],
  ['fr', 'Bonjour, ici Bénédicte, pour le compte rendu de la réunion des parents à Namur.'],
  ['fr', "Bonsoir, c'est Gaspard, dix-sept ans, je fais ma note pour le groupe de théâtre."],
  ['fr', 'Note de terrain, parcelle des Roches, ici Urs Favre, vigneron à Lavaux.'],
])('takes neither a point nor a follow-up from who speaks (%s): %s', (language, announcement) => {
  const facts = FACTS[language]
  const { keyPoints, actionItems } = analyseSpoken([announcement, ...facts].join(' '), language)
  expect(keyPoints.map(({ text }) => text)).toEqual(facts)
  expect(actionItems).toEqual([])
})

test('keeps an opening that says more than that this is a note', async () => {
  const note =
    'Quick update from Leeds, the contract with the roofers is signed. The landlord blames our forklifts for it.'
  expect(await pointsOf(note, 'en')).toHaveLength(2)
})

test.each([
  ['Bonjour, ici le cabinet, votre rendez-vous est lundi à dix heures.', 1, 0],
  ["Bonsoir, c'est Luc, pour la réunion de mardi à dix heures.", 1, 0],
  ["Salut, c'est Luc, il faut rappeler la banque avant vendredi.", 0, 1],
])('keeps what an opening says besides who is speaking: %s', (text, events, tasks) => {
  const found = analyseSpoken(`${text} Le toit est en mauvais état.`, 'fr')
  expect([found.events.length, found.actionItems.length]).toEqual([events, tasks])
})
