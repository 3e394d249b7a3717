import { expect, test } from 'vitest'
import { analyseText, createBuiltinAnalyst, findPossible } from '#server/analysis/builtin/builtin-analyst.ts'
import { THRESHOLDS } from '#server/analysis/confidence/triage.ts'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function confidenceIn(text: string): number {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  const { possibleFollowUps } = findPossible({ sentences, language: 'en', recordedAt, timezone: 'UTC' })
  return Math.max(0, ...possibleFollowUps.map(({ confidence }) => confidence))
}

test.each(['Please send the signed forms to the clinic by Friday.', 'I need to call the roofer tomorrow.'])(
  'lets an explicit follow-up stand if the judge sees it too: %s',
  (text) => {
    expect(confidenceIn(text)).toBeGreaterThanOrEqual(THRESHOLDS.task.sure)
  },
)

test.each(['I must book the room.', 'Please pay the invoice from Acme.'])(
  'at least asks about an explicit follow-up that stands alone: %s',
  (text) => {
    expect(confidenceIn(text)).toBeGreaterThanOrEqual(THRESHOLDS.task.ask)
  },
)

test('drops what neither the rules nor the judge see anything in', () => {
  expect(confidenceIn('The weather was lovely and the children slept.')).toBeLessThan(THRESHOLDS.task.ask)
})

test.each<[Language, string, string]>([
  [
    'es',
    'Me toca a mí llamar al fontanero por la caldera, la vieja de cobre del sótano de debajo de la cocina junto a las estanterías de vino de mi difunto abuelo.',
    'Llamar al fontanero por la caldera',
  ],
  [
    'fr',
    'À moi de rappeler le plombier pour la chaudière, la vieille cuve en cuivre de la cave sous la cuisine à côté des casiers à vin de feu mon grand-père.',
    'Rappeler le plombier pour la chaudière',
  ],
])('titles a statement that is too long by the part that says what to do, and quotes it whole: %s', async (...said) => {
  const [language, text, title] = said
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  const recordedAt = new Date('2026-11-22T10:00:00Z')
  const { signal } = new AbortController()
  const { actionItems } = await createBuiltinAnalyst().analyse(
    { sentences, language, recordedAt, timezone: 'UTC' },
    signal,
  )
  expect(actionItems).toMatchObject([{ title, evidence: { quote: text } }])
})

test.each<[string, string | null]>([
  ['I have to send Marie the invoice for October.', null],
  ['I have to send Marie the invoice in January.', '2027-01-31'],
])('does not take a month that has just passed for a due date: %s', async (text, dueDate) => {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  const input = { sentences, language: 'en', recordedAt: new Date('2026-11-22T10:00:00Z'), timezone: 'UTC' } as const
  const { actionItems } = await createBuiltinAnalyst().analyse(input, new AbortController().signal)
  expect(actionItems.map((item) => item.dueDate)).toEqual([dueDate])
})

function itemsIn(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 7, text }]
  return analyseText({ sentences, language, recordedAt: new Date('2026-11-22T10:00:00Z'), timezone: 'UTC' }).actionItems
}

test.each<[Language, string, string]>([
  ['en', "It's up to Tom to choose the colour by Friday.", 'Tom'],
  ['es', 'Le toca a Tomás elegir el color antes del viernes.', 'Tomás'],
  ['fr', "C'est à Thomas de choisir la couleur avant vendredi.", 'Thomas'],
])('gives the follow-up to the person who is said to be the one to act (%s): %s', (language, text, who) => {
  expect(itemsIn(text, language)).toMatchObject([{ who }])
})

test.each<[Language, string]>([
  ['en', 'Tom needs to talk to the bank, as I said yesterday.'],
  ['es', 'Tengo que hablar con el banco, como dije ayer.'],
  ['fr', "Je dois parler à la banque, comme je l'ai dit hier."],
])('does not take a follow-up for done because it was mentioned before (%s): %s', (language, text) => {
  expect(itemsIn(text, language)).toHaveLength(1)
})

test.each<[Language, string]>([
  ['es', 'Pedirle las llaves a Laura antes de fin de mes, por favor.'],
  ['fr', "Demander les clés à Laura avant la fin du mois, s'il te plaît."],
])('asks about a request to somebody who is not named (%s): %s', (language, text) => {
  expect(itemsIn(text, language)).toMatchObject([{ who: null, doubt: { about: 'kind' } }])
})

test.each<[Language, string, string]>([
  [
    'en',
    'It needs to come off the road before the test on Friday.',
    '“It needs to come off the road before the test on Friday”',
  ],
  ['es', 'Se lo tienen que llevar antes del viernes.', '«Se lo tienen que llevar antes del viernes»'],
])('quotes what was said if it begins with a pronoun (%s): %s', (language, text, title) => {
  const titles = findPossible({
    sentences: [{ index: 0, start: 0, end: 7, text }],
    language,
    recordedAt: new Date('2026-11-22T10:00:00Z'),
    timezone: 'UTC',
  }).possibleFollowUps.map((followUp) => followUp.title)
  expect(titles).toEqual([title])
})

test.each<[Language, string]>([
  ['en', "There's the harvest poem I said I'd write for wee Callum, which he'll have by supper."],
  ['fr', "Je m'arrange avec la mairie pour le chapiteau, c'est moi qui l'ai proposé."],
])('lets what is surely a follow-up stand although its title only quotes it (%s): %s', (language, text) => {
  const { actionItems } = analyseSpoken(text, language)
  expect(actionItems).toMatchObject([{ who: 'me', doubt: null }])
  expect(actionItems[0]?.title).toMatch(/^[“«]/)
})
