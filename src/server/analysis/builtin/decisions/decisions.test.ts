import { expect, test } from 'vitest'
import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function decisionsIn(texts: readonly string[], language: Language): string[] {
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  const input = { sentences, language, recordedAt: new Date('2026-11-24T10:00:00Z'), timezone: 'UTC' }
  return analyseText(input).decisions.map(({ text }) => text)
}

test.each<[Language, string[], string[]]>([
  [
    'en',
    ['We settled three things.', 'First, the shop opens on Mondays again.', 'Second, we buy no more from Hallam.'],
    ['The shop opens on Mondays again', 'We buy no more from Hallam'],
  ],
  [
    'es',
    [
      'La asamblea aprobó tres cosas.',
      'Primera: la cuota sube a treinta euros.',
      'Segunda: el local se alquila los sábados.',
      'Tercera: no se renueva el contrato de limpieza.',
    ],
    ['La cuota sube a treinta euros', 'El local se alquila los sábados', 'No se renueva el contrato de limpieza'],
  ],
  [
    'fr',
    [
      'Le bureau a voté deux points.',
      'Premièrement, la cotisation passe à trente euros.',
      'Deuxièmement, la salle se loue le samedi.',
    ],
    ['La cotisation passe à trente euros', 'La salle se loue le samedi'],
  ],
])(
  'finds a decision in each item of a list that is introduced as a list of decisions (%s)',
  (language, texts, decisions) => {
    expect(decisionsIn(texts, language)).toEqual(decisions)
  },
)

test.each<[Language, string[]]>([
  ['en', ['First, the weather was awful.', 'Second, the train was late.', 'Third, nobody had booked the room.']],
  ['en', ['Three things for today.', 'One, call the plumber.', 'Two, send Ann the draft.']],
  ['es', ['Primero, llovió toda la mañana.', 'Segundo, el tren llegó tarde.', 'Tercero, nadie había reservado sala.']],
  ['es', ['Tres cosas para hoy.', 'Una, llamar al fontanero.', 'Dos, mandar el borrador a Inés.']],
  ['fr', ['Un, il a plu toute la matinée.', 'Deux, le train était en retard.']],
  ['fr', ['Trois choses pour aujourd’hui.', 'Un, appeler le plombier.', 'Deux, envoyer le brouillon à Inès.']],
])('finds no decisions in the items of other lists (%s): %s', (language, texts) => {
  expect(decisionsIn(texts, language)).toEqual([])
})

test.each<[Language, string[], string]>([
  ['en', ['Staff stays at six.', 'We agreed that with Peter this morning.'], 'Staff stays at six.'],
  [
    'es',
    ['El horario se queda como en invierno.', 'Lo decidimos ayer entre las dos.'],
    'El horario se queda como en invierno.',
  ],
  [
    'fr',
    ["Les horaires restent ceux de l'hiver.", "On l'a décidé hier à deux."],
    "Les horaires restent ceux de l'hiver.",
  ],
])('finds the decision in the statement before the one that says it was decided (%s)', (language, texts, decision) => {
  expect(decisionsIn(texts, language)).toEqual([decision])
})

test.each<[Language, string]>([
  ['en', 'The school board voted to keep the old gym.'],
  ['en', 'The motion to sell the meadow was rejected by nine votes to four.'],
  ['en', 'Decision of the week: the Berlin office moves to Hamburg.'],
  ['en', "I've made up my mind, I'm selling the boat."],
  ['es', 'La propuesta de vender el solar fue rechazada por siete votos contra tres.'],
  ['es', 'Y una decisión, para que conste: la feria la hacemos en septiembre.'],
  ['es', 'Con mi socio resolvimos que el taller cierra los lunes.'],
  ['es', 'El directorio votó en contra de la fusión.'],
  ['fr', 'La proposition de vendre le terrain a été rejetée par sept voix contre trois.'],
  ['fr', 'Décision de la semaine : la foire aura lieu en septembre.'],
  ['fr', "Avec mon associé, on a résolu de fermer l'atelier le lundi."],
  ['fr', 'Le conseil a validé le nouveau toit.'],
])('finds a decision that was voted on or announced (%s): %s', (language, text) => {
  expect(decisionsIn([text], language)).toEqual([text])
})

test.each([
  "On a repoussé l'enquête au numéro de janvier",
  'On a fixé la cotisation à douze euros',
  'On a abandonné le projet de parking',
  "On a renoncé à la fête de juin, c'est trop cher",
])('finds a French decision in the perfect: %s', (text) => {
  const { decisions } = analyseSpoken(`${text}. Le toit fuit.`, 'fr')
  expect(decisions.map((decision) => decision.text)).toEqual([text])
})

test.each<[Language, string]>([
  ['en', 'The bank has approved our loan.'],
  ['en', 'If the board approved it, we could start in May.'],
  ['es', 'Mi hija decidió estudiar química.'],
  ['es', 'La avería ya está resuelta.'],
  ['fr', "Ma fille a décidé d'étudier la chimie."],
  ['fr', 'On a gardé les enfants samedi.'],
  ['fr', 'On a avancé la voiture.'],
  ['fr', "J'ai payé la facture, c'est réglé."],
])('finds no decision in what others do or what is merely done (%s): %s', (language, text) => {
  expect(decisionsIn([text], language)).toEqual([])
})
