import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#shared/contract/ask.ts'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'

async function ask(who: Person, question: string, more: { exact?: boolean } = {}): Promise<Answer> {
  const response = await who.inject({ method: 'POST', url: '/api/ask', payload: { question, ...more } })
  expect(response.statusCode).toBe(200)
  return response.json<Answer>()
}
const quotes = ({ passages }: Answer) => passages.map(({ quote }) => quote)

const BUDGET = 'Today Delorme cut the budget for Leeds.'
const SPANISH = 'Hoy Begoña aprueba el presupuesto de Sevilla.'
const FRENCH = 'Hier Stéphanie a signé le contrat de Nîmes.'

describe('a question with mistyped words', () => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer()
    person = await signUp(server.app)
    await insertSpokenNote(server, person, { said: ['Good morning.', BUDGET, 'Lunch was fine.'], title: 'Monday' })
    await insertSpokenNote(server, person, { said: ['Lunch is about trust.'], title: 'Lunch' })
    await insertSpokenNote(server, person, { said: [SPANISH], title: 'Sevilla', language: 'es' })
    await insertSpokenNote(server, person, { said: [FRENCH], title: 'Nîmes', language: 'fr' })
  })
  afterAll(() => server.close())

  it.each<[string, string, [typed: string, taken: string][]]>([
    [
      'What did Delrome say about the bugdet?',
      BUDGET,
      [
        ['Delrome', 'Delorme'],
        ['bugdet', 'budget'],
      ],
    ],
    ['What did Delorme say about the bugdet?', BUDGET, [['bugdet', 'budget']]],
    [
      '¿Qué dijo Begonia del presupesto?',
      SPANISH,
      [
        ['Begonia', 'Begoña'],
        ['presupesto', 'presupuesto'],
      ],
    ],
    [
      'Qu’est-ce que Stefanie a dit du contrta ?',
      FRENCH,
      [
        ['Stefanie', 'Stéphanie'],
        ['contrta', 'contrat'],
      ],
    ],
  ])('is answered as it was meant, with the replaced words named: %s', async (question, quote, taken) => {
    const answer = await ask(person, question)
    expect(quotes(answer)[0]).toBe(quote)
    expect(answer.instead).toEqual(taken.map(([typed, word]) => ({ typed, words: [word] })))
  })

  it.each([
    ['a word that some note has', 'Who has our trust over lunch?'],
    ['a missing accent', 'Qui a signé le contrat de Nimes avec Stephanie ?'],
    ['a small word', 'Waht abuot the budget of Leeds?'],
    ['a short or unlike word', 'Is the bqt xylophone in the budget of Leeds?'],
  ])('keeps %s as it was typed', async (_what, question) => {
    const answer = await ask(person, question)
    expect(answer.passages).not.toEqual([])
    expect(answer.instead).toEqual([])
  })

  it('names only replaced words that play a part in what is quoted', async () => {
    const answer = await ask(person, 'What does the budget for Leeds say on lunhc?')
    expect(answer.instead).toEqual([{ typed: 'lunhc', words: ['Lunch'] }])
    expect((await ask(person, 'What of the budget that Delorme cut for Leeds, trsut?')).instead).toEqual([])
  })

  it('is answered as typed if the user wants that', async () => {
    const nothing = { answer: null, passages: [], instead: [], answeredBy: 'builtin', writer: null }
    expect(await ask(person, 'Where is the bugdet?', { exact: true })).toEqual(nothing)
  })

  it('is matched only with words of notes that the user may read', async () => {
    const ben = await signUp(server.app, { verified: true })
    const said = ['The submarine is ready.']
    const shared = await insertSpokenNote(server, person, { said, title: 'Boat' })
    await insertSpokenNote(server, person, { said: ['The helicopter is a secret.'], title: 'Secret' })
    expect((await ask(ben, 'Where is the submarnie?')).passages).toEqual([])
    const payload = { emails: [ben.email], permission: 'read' }
    const share = { method: 'POST', url: `/api/voice-notes/${shared}/shares`, payload } as const
    const [{ id = '' } = {}] = (await person.inject(share)).json<{ id: string }[]>()
    const answer = await ask(ben, 'Where is the submarnie or the helicoptre?')
    expect(quotes(answer)).toEqual(said)
    expect(answer.instead).toEqual([{ typed: 'submarnie', words: ['submarine'] }])
    await person.inject({ method: 'DELETE', url: `/api/note-shares/${id}` })
    expect(await ask(ben, 'Where is the submarnie?')).toMatchObject({ passages: [], instead: [] })
  })

  it('uses the next nearest word if no note has the nearest one any more', async () => {
    const who = await signUp(server.app)
    const gone = await insertSpokenNote(server, who, { said: ['I met Kowalski.'], title: 'One' })
    await insertSpokenNote(server, who, { said: ['I met Kowalska.'], title: 'Two' })
    expect((await ask(who, 'Who is Kowalzki?')).instead).toEqual([{ typed: 'Kowalzki', words: ['Kowalski'] }])
    await who.inject({ method: 'DELETE', url: `/api/voice-notes/${gone}` })
    expect((await ask(who, 'Who is Kowalzki?')).instead).toEqual([{ typed: 'Kowalzki', words: ['Kowalska'] }])
  })
})

describe('a language model that is asked a mistyped question', () => {
  let model: FakeLanguageModelServer
  let server: TestServer
  beforeAll(async () => {
    model = await startLanguageModelServer()
    server = await startTestServer(model.environment)
  })
  afterAll(async () => {
    await server.close()
    await model.close()
  })

  it('is given the question as it was meant', async () => {
    const person = await signUp(server.app)
    await insertSpokenNote(server, person, { said: [BUDGET], title: 'Monday' })
    model.answer(() => ({ answer: 'Delorme cut it. [1]' }))
    const answer = await ask(person, 'What did Delrome say about the bugdet?')
    expect(model.questions.at(-1)?.prompt).toContain('What did Delorme say about the budget?')
    expect(answer.answer).toBe('Delorme cut it. [1]')
    expect(answer.instead.map(({ words }) => words)).toEqual([['Delorme'], ['budget']])
  })
})
