import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { answerPart, sayFollowUp } from '#test/fakes/model-answers.ts'
import type { PartAnswer } from './answer-schema.ts'
import { createLanguageModelClient } from './language-model-client.ts'
import { createLlmAnalyst } from './llm-analyst.ts'
import { splitParts } from './split-parts.ts'
import { writeLines } from './write-lines.ts'

const SAID = [
  { text: 'I will send the offer by Friday.', speaker: 1 },
  { text: 'I have to call the bank tomorrow.', speaker: 2 },
  { text: 'And I need the contract.', speaker: 2 },
  { text: 'Very good.', speaker: 1 },
]
const sentences = SAID.map((said, index) => ({ index, start: index * 5, end: index * 5 + 5, ...said }))
const speakers = [
  { number: 1, name: 'Ana', isOwner: false },
  { number: 2, name: null, isOwner: false },
]

let server: FakeLanguageModelServer
beforeEach(async () => {
  server = await startLanguageModelServer()
})
afterEach(() => server.close())

const promptOf = () => server.questions[0]?.prompt ?? ''

function analyse(said: Partial<PartAnswer>, several: boolean) {
  server.answer(({ prompt }) => answerPart(prompt, said))
  const client = createLanguageModelClient({
    provider: 'openai-compatible',
    model: 'a-model',
    baseUrl: server.baseUrl,
    apiKey: null,
    timeoutMs: 600_000,
    contextTokens: 32_000,
    prices: null,
    proxy: {},
  })
  const recordedAt = new Date('2026-03-02T09:00:00Z')
  const input = { sentences, language: 'en' as const, recordedAt, timezone: 'UTC', ...(several ? { speakers } : {}) }
  return createLlmAnalyst(client, createBuiltinAnalyst()).analyse(input, new AbortController().signal)
}

test('the prompt names the speaker before each turn', async () => {
  await analyse({}, true)
  const prompt = promptOf()
  expect(prompt.split('\n').filter((line) => /^[[—]/.test(line))).toEqual([
    '— Ana —',
    '[0] I will send the offer by Friday.',
    '— Speaker 2 —',
    '[1] I have to call the bank tomorrow.',
    '[2] And I need the contract.',
    '— Ana —',
    '[3] Very good.',
  ])
  expect(prompt).toContain('names who speaks from there on')
})

test('the prompt of a text by one person names nobody', async () => {
  await analyse({}, false)
  expect(promptOf()).not.toMatch(/—/)
})

test('the owner of a task is "me", as in the speaker’s own words, when the model names its speaker', async () => {
  const quote = { sentence: 0, quote: 'I will send the offer by Friday' }
  const other = { sentence: 1, quote: 'I have to call the bank' }
  const { actionItems } = await analyse(
    {
      actionItems: [
        sayFollowUp({ title: 'Send the offer', ...quote, who: 'Ana' }),
        sayFollowUp({ title: 'Call the bank', ...other, who: 'me', counterpart: 'Ana' }),
        sayFollowUp({ title: 'Call the bank soon', ...other, who: 'Zoe' }),
      ],
    },
    true,
  )
  const owners = actionItems.map(({ title, who, counterpart }) => [title, who, counterpart])
  expect(owners).toContainEqual(['Send the offer', 'me', null])
  expect(owners).toContainEqual(['Call the bank', 'me', 'Ana'])
  expect(owners.flat()).not.toContain('Zoe')
})

test('each part of a long text begins with its speaker', () => {
  const parts = splitParts(sentences, 70, speakers)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(writeLines(part)[0]).toMatch(/^— (Ana|Speaker 2) —$/)
  expect(parts.flat().map(({ text }) => text)).toEqual(SAID.map(({ text }) => text))
})
