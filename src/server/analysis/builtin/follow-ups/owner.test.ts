import { expect, test } from 'vitest'
import { findPossible } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

function ownersIn(text: string, language: Language): (string | null)[] {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  return findPossible({ sentences, language, recordedAt, timezone: 'UTC' }).possibleFollowUps.map(({ who }) => who)
}

test.each<[Language, string]>([
  ['en', 'Please send the budget to Maria by Friday.'],
  ['en', 'Please prepare the contract for Tom by Friday.'],
  ['es', 'Por favor, manda el presupuesto a Lucía antes del viernes.'],
  ['fr', "Merci d'envoyer le budget à Marie avant vendredi."],
])('does not give a task to the person it is for (%s): %s', (language, text) => {
  const owners = ownersIn(text, language)
  expect(owners).toHaveLength(1)
  expect(['Maria', 'Tom', 'Lucía', 'Marie']).not.toContain(owners[0])
})

test('does not take the rest of a contraction for a name', () => {
  expect(ownersIn("We've agreed to retain Blaine and Foss for the class action.", 'en')).not.toContain('Ve')
})

test('does not take an imperative with its pronoun for a name', () => {
  expect(ownersIn('Resérvanos una mesa para cuatro el viernes.', 'es')).not.toContain('Resérvanos')
})

test.each<[Language, string, string]>([
  ['en', "Tom will send the budget to Maria, it's on his desk.", 'Tom'],
  ['en', 'The ball is with Tom for the contract.', 'Tom'],
  ['es', 'La pelota está en el tejado de Pedro para el contrato.', 'Pedro'],
  ['fr', 'La balle est dans le camp de Paul pour le contrat.', 'Paul'],
  ['en', 'It is up to Tom to send the budget to Maria.', 'Tom'],
  ['es', 'Le toca a Pedro mandar el presupuesto a Lucía.', 'Pedro'],
  ['fr', "C'est à Paul d'envoyer le budget à Marie.", 'Paul'],
])('gives a task to the person who acts (%s): %s', (language, text, owner) => {
  expect(ownersIn(text, language)).toContain(owner)
})

test.each<[Language, string, string]>([
  [
    'fr',
    'Monsieur Tessier attend notre catalogue.',
    'La camionnette doit passer au contrôle technique le huit décembre.',
  ],
  ['en', 'Tom is back from Leeds.', 'The lorry has to go to the garage on the eighth of December.'],
])('does not give a task about a thing to somebody who was named before it (%s)', (language, before, text) => {
  const sentences = [before, text].map((one, index) => ({ index, start: index * 5, end: index * 5 + 5, text: one }))
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  const { possibleFollowUps } = findPossible({ sentences, language, recordedAt, timezone: 'UTC' })
  const owners = possibleFollowUps.filter(({ clause }) => clause.text === text).map(({ who }) => who)
  expect(owners).toEqual([null])
})

test.each<[Language, string]>([
  ['en', 'I told Ravi he would have the spare key by Friday.'],
  ['es', 'Le dije a Marta que le buscaba un piso esta semana.'],
  ['fr', "J'ai dit à Sophie qu'elle aurait sa réponse vendredi."],
])('gives the task to the speaker who promised that somebody would get something (%s): %s', (language, text) => {
  expect(ownersIn(text, language)).toEqual(['me'])
})

test.each<[Language, string, string]>([
  ['en', 'Purchasing will get us three quotes for the pumps by Monday.', 'Purchasing'],
  ['en', 'The landlord has to fix the heating before Friday.', 'The landlord'],
  ['es', 'El fontanero tiene que cambiar la llave antes del viernes.', 'El fontanero'],
  ['fr', 'la comptable va nous envoyer les chiffres la semaine prochaine', 'La comptable'],
  ['en', 'The caterers have to confirm the menu before Friday.', 'The caterers'],
  ['en', 'And the tax people are supposed to send Tom the form.', 'The tax people'],
  ['es', 'Los del almacén nos mandan la tarifa el lunes.', 'Los del almacén'],
  ['es', 'El banco nos tiene que mandar el contrato.', 'El banco'],
  ['es', 'La gestoría nos enviará los recibos antes del viernes.', 'La gestoría'],
  ['fr', 'Le service comptable doit nous envoyer les factures vendredi.', 'Le service comptable'],
  ['fr', "L'imprimeur nous livrera les affiches lundi.", "L'imprimeur"],
  ['en', "The florist's going to bring the samples on Monday.", 'The florist'],
  ['en', 'The surveyor undertakes to check the roof by Friday.', 'The surveyor'],
  ['es', 'Logística prepara el albarán y me lo manda el lunes.', 'Logística'],
  ['fr', 'La paysagiste revient vers nous avec un devis lundi.', 'La paysagiste'],
])('gives a task to a firm or a group that has no known name (%s): %s', (language, text, owner) => {
  expect(ownersIn(text, language)).toContain(owner)
})

test.each<[Language, string]>([
  ['en', 'Would you be willing to lend us the trailer on Saturday?'],
  ['fr', 'Pourrais-tu montrer la salle aux stagiaires ?'],
])('finds no owner in words to the listener (%s): %s', (language, text) => {
  expect(ownersIn(text, language)).toEqual([null])
})

test.each<[Language, string]>([
  ['en', 'Somebody has to water the plants on the stairs.'],
  ['es', 'Alguien tiene que regar las plantas de la escalera.'],
  ['fr', "Quelqu'un doit arroser les plantes de l'escalier."],
])('does not take an indefinite pronoun for a name (%s): %s', (language, text) => {
  for (const owner of ownersIn(text, language)) expect([null, 'me']).toContain(owner)
})

test.each<[Language, string, string]>([
  ['en', "And he'll send us the drawings by Friday.", "And he'll"],
  ['en', "Davo reckons he'll pay for the petrol on Friday.", 'Davo reckons he'],
  ['es', 'El informe de causas lo entrega el perito el lunes.', 'El informe de causas lo'],
  ['es', 'La boleta de vacaciones se me va a vencer mañana.', 'La boleta de vacaciones se'],
  ['es', 'El ingeniero del agua quedó en venir el lunes a poner los medidores.', 'Agua'],
  ['fr', 'La clé il me la rend vendredi.', 'La clé il'],
])(
  'takes neither a pronoun before the verb nor the last word of a name for an owner (%s): %s',
  (language, text, nobody) => {
    const owners = ownersIn(text, language)
    expect(owners).toHaveLength(1)
    expect(owners).not.toContain(nobody)
  },
)

test.each<[Language, string, string]>([
  ['en', 'Insurance renewal is with Colin until Monday.', 'Colin'],
  ['en', 'Float for the bar: Mo.', 'Mo'],
  ['en', 'The flowers, which Petra is ordering.', 'Petra'],
  ['en', "The ball's in Derek's court on the lease, he has the draft.", 'Derek'],
  ['es', 'El transporte del piano lo organiza mi hermana.', 'Mi hermana'],
  ['es', 'Del cartel y las pancartas se ocupa Iker.', 'Iker'],
  ['es', 'Contrato de la orquesta, firmado, antes del quince, Belén.', 'Belén'],
  ['fr', "l'organisation du car ça revient à Firmin", 'Firmin'],
  ['fr', "C'est au trésorier de clôturer l'ancien compte.", 'Trésorier'],
  ['fr', "le groupe électrogène c'est Yannick qui le ramène", 'Yannick'],
])('gives a follow-up to the person who is named apart from it or without a verb (%s): %s', (language, text, owner) => {
  expect(ownersIn(text, language)).toContain(owner)
})

test.each<[Language, string, string]>([
  ['es', 'María José va a enviar el informe el lunes.', 'María José'],
  ['es', 'Luis Miguel me envía el contrato antes del viernes.', 'Luis Miguel'],
  ['fr', 'Marie Claire doit envoyer le devis lundi.', 'Marie Claire'],
  ['en', 'Mary Ann will send me the contract by Friday.', 'Mary Ann'],
  ['en', 'Marta Ruiz will send me the budget by Friday.', 'Marta Ruiz'],
  ['en', 'Siobhan O’Brien will send me the contract by Friday.', 'Siobhan O’Brien'],
  ['en', 'Tomorrow Marta will send me the budget.', 'Marta'],
  ['es', 'Entonces Marta me envía el contrato el viernes.', 'Marta'],
])('gives a task to the whole name (%s): %s', (language, text, owner) => {
  expect(ownersIn(text, language)).toEqual([owner])
})

function ownersOfNote(sentences: readonly string[]): (string | null)[] {
  const spoken = sentences.map((text, index) => ({ index, start: index * 7, end: index * 7 + 7, text }))
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  return findPossible({ sentences: spoken, language: 'en', recordedAt, timezone: 'UTC' }).possibleFollowUps.map(
    ({ who }) => who,
  )
}

test.each(["I don't know yet whether Liam is coming.", 'Liam brought the flowers.', 'Lena is in Dublin.'])(
  'does not give what is politely asked to somebody named before: %s',
  (before) => {
    expect(ownersOfNote([before, 'Please ring the parish office about the music.'])).toEqual([null])
  },
)

test.each([
  ['Graham is taking over the migration from Sophie.', "He'll send us a new timeline by Friday.", 'Graham'],
  ['Graham is in Leeds with Mrs Baker.', 'He has to sign the lease by Friday.', 'Graham'],
  ['I spoke to Sophie.', "She'll send us a new timeline by Friday.", 'Sophie'],
  ['Graham is away and Sophie is standing in.', "She'll send us a new timeline by Friday.", 'Sophie'],
])('takes “he” or “she” for the person who acts in the sentence before: %s %s', (before, said, owner) => {
  expect(ownersOfNote([before, said]).at(-1)).toBe(owner)
})
