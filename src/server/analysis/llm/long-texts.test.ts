import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { answerPart, readFenced } from '#test/fakes/model-answers.ts'
import { inputOf, openModelAnalyst } from '#test/model-analyst.ts'
import type { LanguageModelSettings } from './llm-settings.ts'

let server: FakeLanguageModelServer
beforeEach(async () => {
  server = await startLanguageModelServer()
})
afterEach(() => server.close())

const open = (settings: Partial<LanguageModelSettings> = {}) => openModelAnalyst(server, settings)

describe('a text longer than the model’s context', () => {
  const long = Array.from({ length: 400 }, (_, at) => `Sentence ${at} tells of the ship and of its cargo.`)
  const small = { contextTokens: 4000 }
  const isPart = (prompt: string) => prompt.includes('<transcript-')

  test('is read in parts and summarised once', async () => {
    server.answer(({ prompt }) => {
      if (!isPart(prompt)) return { title: 'Ship and cargo', summary: 'Of ships.', names: [], tags: ['ship'] }
      const last = readFenced(prompt).at(-1)
      const quote = { text: last?.text ?? '', quote: last?.text ?? '', sentence: last?.index ?? 0 }
      const same = { text: 'The cargo', quote: 'of its cargo', sentence: last?.index ?? 0 }
      return answerPart(prompt, { keyPoints: [quote, same], summary: 'The ship.' })
    })
    const { title, summary, keyPoints, account } = await open(small).analyse(
      inputOf(long),
      new AbortController().signal,
    )
    const parts = server.questions.filter(({ prompt }) => isPart(prompt))
    const read = parts.flatMap(({ prompt }) => readFenced(prompt).map(({ text }) => text))
    expect(read.toSorted()).toEqual(long.toSorted())
    expect({ title, summary }).toEqual({ title: 'Ship and cargo', summary: 'Of ships.' })
    expect(account).toMatchObject({ parts: { total: parts.length, builtin: 0 }, calls: parts.length + 1 })
    expect(parts.length).toBeGreaterThan(2)
    expect(keyPoints).toHaveLength(parts.length + 1)
  })

  test('is read by the builtin analyst where the model did not see the whole of a part', async () => {
    const text = [...long, 'I must send the contract to Ana tomorrow.']
    server.answer(({ prompt }) => {
      if (!isPart(prompt)) return { title: 'Ship', summary: 'Of ships.', names: [], tags: [] }
      const lines = readFenced(prompt)
      // Behaves like a server that drops what is too long for it: it never sees the beginning of the last part.
      const seen = lines.at(-1)?.index === 400 ? (lines[3]?.index ?? 0) : (lines[0]?.index ?? 0)
      return answerPart(prompt, { firstSentence: seen })
    })
    const { actionItems, account } = await open(small).analyse(inputOf(text), new AbortController().signal)
    expect(account).toMatchObject({ failure: null, parts: { builtin: 1 } })
    expect(actionItems[0]).toMatchObject({ dueDate: '2026-03-03', evidence: { sentence: 400 } })
  })

  test('is not sent any further to a service that fails repeatedly', async () => {
    server.answer(() => ({}))
    const { account } = await open(small).analyse(inputOf(long), new AbortController().signal)
    expect(account?.failure).toBe('malformed')
    expect(account?.parts.builtin).toBe(account?.parts.total)
    expect(server.questions.length).toBeLessThan(12)
  })

  test('is read whole even if it is one sentence of 200 kB', async () => {
    const words = Array.from({ length: 24_000 }, (_, at) => `word${at % 977}`).join(' ')
    server.answer(({ prompt }) =>
      isPart(prompt) ? answerPart(prompt) : { title: 'Words', summary: 'Of words.', names: [], tags: [] },
    )
    const { account } = await open().analyse(inputOf([words]), new AbortController().signal)
    const read = server.questions.filter(({ prompt }) => isPart(prompt)).flatMap(({ prompt }) => readFenced(prompt))
    expect(read.reduce((sum, { text }) => sum + text.trim().split(' ').length, 0)).toBe(24_000)
    expect(account?.parts.builtin).toBe(0)
  })
})
