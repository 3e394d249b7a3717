import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  type FakeLanguageModelServer,
  type ModelFault,
  startLanguageModelServer,
} from '#test/fakes/language-model-server.ts'
import { createLanguageModelClient } from './language-model-client.ts'
import { LanguageModelError } from './language-model-error.ts'
import type { LanguageModelSettings } from './llm-settings.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const SECRET = 'We buy the mill on Friday.'
const PROVIDERS = [
  ['openai', 'gpt-x'],
  ['openai-compatible', 'a-model'],
  ['mistral', 'mistral-small-latest'],
  ['anthropic', 'claude-sonnet-4-5'],
  ['anthropic', 'an-older-model'],
] as const

const schema = z.object({ title: z.string(), count: z.number().max(9) })
const right = { title: 'Mill', count: 3 }
const quota = { error: { message: 'pay first', type: 'insufficient_quota', code: 'insufficient_quota' } }
/** Retries at once, where the AI SDK would wait for seconds. */
const soon = { 'retry-after-ms': '1' }

let server: FakeLanguageModelServer
beforeEach(async () => {
  server = await startLanguageModelServer()
  server.answer(() => right)
})
afterEach(() => server.close())

function open(settings: Partial<LanguageModelSettings> = {}) {
  return createLanguageModelClient({
    provider: 'openai-compatible',
    model: 'a-model',
    baseUrl: server.baseUrl,
    apiKey: KEY,
    timeoutMs: 600_000,
    contextTokens: 32_000,
    prices: { input: 2, output: 10 },
    proxy: {},
    ...settings,
  })
}

function ask(settings: Partial<LanguageModelSettings> = {}, signal = new AbortController().signal) {
  return open(settings).generate({ system: 'Be brief.', prompt: SECRET, schema, signal })
}

async function failure(faults: ModelFault[], settings: Partial<LanguageModelSettings> = {}) {
  server.fail(...faults)
  const error: unknown = await ask(settings).catch((thrown: unknown) => thrown)
  if (!(error instanceof LanguageModelError)) throw new Error(`no LanguageModelError: ${String(error)}`)
  return error
}

describe.each(PROVIDERS)('%s with %s', (provider, model) => {
  test('sends key, system prompt and schema in the protocol, and counts the usage', async () => {
    const { output, usage } = await ask({ provider, model })
    expect(output).toEqual(right)
    expect(usage).toEqual({ calls: 1, inputTokens: 1000, outputTokens: 100, cost: 0.003 })
    expect(server.questions).toHaveLength(1)
    expect(server.questions[0]).toMatchObject({ model, key: KEY, system: 'Be brief.', prompt: SECRET })
    expect(server.questions[0]?.protocol).toBe(provider === 'anthropic' ? 'messages' : 'chat-completions')
    expect(server.questions[0]?.shape).toBe(model === 'an-older-model' ? 'tool' : 'schema')
  })

  test('shows the model the errors of its answer once', async () => {
    const wrong = JSON.stringify({ title: 'Mill', count: 12 })
    server.answer(({ turns }) => (turns.length > 2 ? right : { title: 'Mill', count: 12 }))
    const { output, usage } = await ask({ provider, model })
    expect(output).toEqual(right)
    expect(usage).toMatchObject({ calls: 2, inputTokens: 2000, outputTokens: 200 })
    const turns = server.questions[1]?.turns.filter(({ role }) => role !== 'system') ?? []
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    if (model !== 'an-older-model') expect(turns[1]?.text).toBe(wrong)
    expect(turns[2]?.text).toMatch(/count/)
  })

  // Mistral's protocol has no field for it.
  test.skipIf(provider === 'mistral')('a refusal', async () => {
    expect((await failure(['refusal'], { provider, model })).code).toBe('refused')
  })

  test.each<[string, ModelFault[], string]>([
    ['an answer cut off', ['truncated'], 'truncated'],
    ['401', [{ status: 401 }], 'refused_key'],
    ['402', [{ status: 402 }], 'no_credit'],
    ['404', [{ status: 404 }], 'rejected'],
    ['500 three times', [1, 2, 3].map(() => ({ status: 500, headers: soon })), 'unavailable'],
    ['429 three times', [1, 2, 3].map(() => ({ status: 429, headers: soon })), 'rate_limited'],
  ])('%s', async (_name, faults, code) => {
    expect((await failure(faults, { provider, model })).code).toBe(code)
  })
})

test('waits as long as a busy service asks, and then returns its answer', async () => {
  server.fail({ status: 429, headers: { 'retry-after': '33' } }, { status: 503, headers: soon })
  const { setTimeout } = globalThis
  const pauses: (number | undefined)[] = []
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    pauses.push(ms)
    return setTimeout(run, ms === 33_000 ? 0 : ms)
  }) as typeof setTimeout)
  try {
    expect((await ask()).output).toEqual(right)
  } finally {
    timer.mockRestore()
  }
  expect(pauses.filter((ms) => ms === 33_000)).toHaveLength(1)
  expect(server.questions).toHaveLength(3)
})

test.each<[string, ModelFault[], string]>([
  ['prose twice', [{ says: 'Sure! Here it is.' }, { says: 'I did.' }], 'malformed'],
  ['nothing twice', [{ says: '' }, { says: '  ' }], 'malformed'],
  ['half an object twice', [{ says: '{"title": "x"' }, { says: '{"title": "x"' }], 'malformed'],
  ["a proxy's page", ['html', 'html', 'html'], 'unavailable'],
  ['a bad request in both shapes', [{ status: 400 }, { status: 400 }], 'rejected'],
  ['a redirect', [{ status: 307, headers: { location: 'http://127.0.0.1:9/' } }], 'rejected'],
  ['a used-up quota', [1, 2, 3].map(() => ({ status: 429, headers: soon, body: quota })), 'no_credit'],
])('%s', async (_name, faults, code) => {
  expect((await failure(faults)).code).toBe(code)
})

test('ends a stalled request at the timeout, and counts it', async () => {
  const error = await failure(['stall'], { timeoutMs: 150 })
  expect(error).toMatchObject({ code: 'timeout', usage: { calls: 1 } })
})

test('gives the correction no extra time', async () => {
  const timeUp = new AbortController()
  const startTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal)
  try {
    const failed = failure([{ says: 'no' }, 'stall'])
    await expect.poll(() => server.questions.length).toBe(2)
    timeUp.abort(new DOMException('time is up', 'TimeoutError'))
    expect(await failed).toMatchObject({ code: 'timeout', usage: { calls: 2, inputTokens: 1000 } })
    // One limit applies to both questions.
    expect(startTimeout).toHaveBeenCalledOnce()
  } finally {
    startTimeout.mockRestore()
  }
})

test('ends at once with the reason of the signal', async () => {
  const controller = new AbortController()
  server.fail('stall')
  const asked = ask({}, controller.signal)
  await expect.poll(() => server.questions.length).toBe(1)
  const reason = new Error('the server closes')
  controller.abort(reason)
  await expect(asked).rejects.toBe(reason)
})

test('reports an unreachable service', async () => {
  const { baseUrl } = server
  await server.close()
  const error = await ask({ baseUrl, timeoutMs: 300 }).catch((thrown: unknown) => thrown)
  expect(['timeout', 'unavailable']).toContain((error as LanguageModelError).code)
  server = await startLanguageModelServer()
})

test('describes the schema in words to a service without schemas, and does not try a schema again', async () => {
  server.refuseSchemas()
  server.answer(() => right)
  const client = open()
  const request = { system: 'Be brief.', prompt: SECRET, schema, signal: new AbortController().signal }
  expect((await client.generate(request)).output).toEqual(right)
  server.fail({ says: `\`\`\`json\n${JSON.stringify(right)}\n\`\`\`` })
  expect((await client.generate(request)).output).toEqual(right)
  expect(server.questions.map(({ shape }) => shape)).toEqual(['schema', 'object', 'object'])
  expect(server.questions[1]?.system).toMatch(/^Be brief\..*"count"/s)
})

test.each(PROVIDERS)('puts neither key nor prompt into an error of %s (%s)', async (provider, model) => {
  server.demandKey('another')
  const { message, stack, cause } = await failure([], { provider, model })
  const shown = `${message} ${stack} ${JSON.stringify(cause)}`
  expect(shown).not.toContain(KEY)
  expect(shown).not.toContain(SECRET)
})

test('reports no cost without prices, and no tokens without usage', async () => {
  expect((await ask({ prices: null })).usage).toMatchObject({ inputTokens: 1000, cost: null })
  server.fail({
    status: 200,
    body: { choices: [{ message: { role: 'assistant', content: JSON.stringify(right) }, finish_reason: 'stop' }] },
  })
  expect((await ask()).usage).toEqual({ calls: 1, inputTokens: null, outputTokens: null, cost: null })
})

test('uses the proxy of the environment, except for excluded hosts', async () => {
  const through: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    through.push(incoming.url ?? '')
    outgoing.writeHead(407).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await ask({ baseUrl: 'http://llm.example/v1', proxy: { HTTP_PROXY } }).catch(() => {})
  expect(through[0]).toBe('http://llm.example/v1/chat/completions')
  expect((await ask({ proxy: { HTTP_PROXY, NO_PROXY: '127.0.0.1' } })).output).toEqual(right)
  await new Promise((resolve) => proxy.close(resolve))
})
