import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function followUps(text: string, language: Language): [string | null, string][] {
  const sentences = text
    .split(/(?<=[.!?]) /)
    .map((one, at) => ({ index: at, start: at * 5, end: at * 5 + 5, text: one }))
  const { actionItems } = analyseText({
    sentences,
    language,
    recordedAt: new Date('2026-05-06T10:00:00Z'),
    timezone: 'UTC',
  })
  return actionItems.filter(({ doubt }) => doubt?.about !== 'kind').map(({ who, title }) => [who, title])
}

test.each<[Language, string, [string | null, string]]>([
  ['en', "I'm waiting for the surveyor to send the report.", ['The surveyor', 'Send the report']],
  ['en', 'Pradeep has until Monday to hand in the log book.', ['Pradeep', 'Hand in the log book']],
  ['en', 'Over to you, Samir: find us a drummer by the 12th.', ['Samir', 'Find us a drummer']],
  ['en', "Nobody's booked the minibus yet and it's getting urgent.", [null, 'See to the minibus']],
  ['en', 'Ringing the insurer, that falls to me, before lunch on Friday.', ['me', 'See to ringing the insurer']],
  ['en', 'Could do with a fresh rota by Monday, Odette, if you can.', ['Odette', 'See to a fresh rota by Monday']],
  ['en', "The grant form won't fill itself in, so there goes my Sunday.", ['me', 'Fill the grant form']],
  ['es', 'Práxedes tiene hasta el lunes para entregar el parte.', ['Práxedes', 'Entregar el parte']],
  ['es', 'Llamar al seguro, eso me toca a mí, antes del viernes.', ['me', 'Ocuparse de llamar al seguro']],
  ['es', 'A la Nuria le corresponde medir el patio.', ['Nuria', 'Medir el patio']],
  ['es', 'El formulario de la beca no se va a rellenar solo.', ['me', 'Rellenar el formulario de la beca']],
  ['es', 'El recibo se paga antes del 15.', [null, 'Pagar el recibo']],
  ['es', 'Las actas se entregan a más tardar el viernes.', [null, 'Entregar las actas']],
  ['es', 'El coche está listo, así que llamala vos hoy a la dueña.', [null, 'Llamarla a la dueña']],
  ['es', 'Los pasaportes siguen sin renovar.', [null, 'Renovar los pasaportes']],
  ['fr', 'Prosper a jusqu’à lundi pour rendre le carnet de bord.', ['Prosper', 'Rendre le carnet de bord']],
  ['fr', "J'ai dit que je ferais un gâteau pour la fête.", ['me', 'Faire un gâteau pour la fête']],
  ['fr', 'Les passeports sont à renouveler avant août.', [null, 'Renouveler les passeports']],
  ['fr', "Personne n'a encore réservé le minibus et ça devient urgent.", [null, "S'occuper du minibus"]],
])('finds who has a duty, in many wordings (%s): %s', (language, text, expected) => {
  expect(followUps(text, language)).toContainEqual(expected)
})

test.each<[Language, string]>([
  ['en', "If I ever win the pools I'll buy the pub a new roof."],
  ['en', 'This drizzle will kill somebody.'],
  ['en', "Gareth said he'd had a lovely time in Crete."],
  ['en', 'The referee owes us an apology, if you ask me.'],
  ['es', 'Voy a matar a alguien como sigan con el taladro.'],
  ['es', 'El premio se entrega el viernes.'],
  ['es', 'Mi padre siempre decía que en invierno hay que engrasar el bate.'],
  ['fr', 'Je vais les étrangler un de ces jours.'],
  ['fr', "J'attends que la pluie cesse."],
])('finds no follow-up in what only looks like a duty (%s): %s', (language, text) => {
  expect(followUps(text, language)).toEqual([])
})

test.each<[Language, string, string]>([
  ['en', 'The van must be back on Tuesday at nine.', 'Get the van back'],
  ['en', 'The car has to be ready on Thursday at noon.', 'Get the car ready'],
  ['es', 'El coche tiene que estar listo el jueves a las doce.', 'Tener listo el coche'],
  ['fr', 'La Clio doit être prête pour jeudi midi.', 'Préparer la Clio'],
  ['fr', 'Les plans doivent être signés jeudi à midi.', 'Faire signer les plans'],
])(
  'takes the hour by which a thing must be ready for a deadline, not for an event (%s): %s',
  (language, text, title) => {
    const { actionItems, events } = analyseSpoken(text, language)
    expect(actionItems.map((item) => [item.title, item.dueDate !== null])).toEqual([[title, true]])
    expect(events).toEqual([])
  },
)

test.each<[Language, string, [string | null, string][]]>([
  ['en', 'The screws need ordering. Kevin is on it.', [['Kevin', 'Order the screws']]],
  ['en', "Someone has to book the hall. Priya's taking care of that.", [['Priya', 'Book the hall']]],
  ['es', 'Hay que pedir los tornillos. De eso se encarga Muñoz.', [['Muñoz', 'Pedir los tornillos']]],
  [
    'es',
    'Hay que renovar el contrato antes del viernes. Lo lleva Elena, de ventas.',
    [['Elena', 'Renovar el contrato']],
  ],
  ['es', 'Hay que firmar el contrato. Lo prepara Elena.', [[null, 'Firmar el contrato']]],
  ['es', 'Hay que pedir los tornillos. Eso lo sabe Muñoz.', [[null, 'Pedir los tornillos']]],
  ['fr', "Il faut commander les vis. C'est Kévin qui s'en charge.", [['Kévin', 'Commander les vis']]],
  ['fr', "Les plans sont à envoyer. Sophie s'en occupe.", [['Sophie', 'Envoyer les plans']]],
  // This says more, and the follow-up before it has an owner.
  ['en', 'I must order the screws. Kevin is on it too.', [['me', 'Order the screws']]],
])('gives a follow-up the owner whom the next sentence names (%s): %s', (language, text, expected) => {
  expect(followUps(text, language)).toEqual(expected)
})

test('gives a follow-up that was due yesterday a high priority', () => {
  const sentences = [{ index: 0, start: 0, end: 5, text: 'I have to sign the lease, it was due yesterday.' }]
  const { actionItems } = analyseText({ sentences, language: 'en', recordedAt: new Date(), timezone: 'UTC' })
  expect(actionItems.map(({ priority }) => priority)).toEqual(['high'])
})

test.each<[string, [string | null, string]]>([
  ["Graham reckons sixty grand. I've asked him for a proper quote by next Friday.", ['Graham', 'Give a proper quote']],
  ["I need Ben's numbers for that by Thursday evening.", ['Ben', 'Give the numbers']],
  ["I'm still waiting for the locum agency to confirm cover.", ['The locum agency', 'Confirm cover']],
  ['Pay the trip deposit, forty five quid, it was due last Friday.', ['me', 'Pay the trip deposit']],
  ['If they say no we are stuck. Thank Maureen for the sandwiches.', ['me', 'Thank Maureen for the sandwiches']],
])('en: finds what somebody is asked for, and errands: %s', (text, expected) => {
  expect(followUps(text, 'en')).toContainEqual(expected)
})

test.each([
  'Phone message for Mei Ling, taken by me since reception is at lunch.',
  'He asked me for a quote last week.',
  'Order is half the work.',
])('en: takes no errand from: %s', (text) => {
  expect(followUps(text, 'en')).toEqual([])
})
