import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isProcessAlive } from '#server/is-process-alive.ts'
import { makeTinyModel } from '#test/fixtures/language-models/tiny-model.ts'
import { LocalModelClient } from './local-client.ts'

const CONTEXT = 8192
const schema = z.object({
  title: z.string().max(60),
  kind: z.enum(['task', 'event']),
  when: z.string().max(20).nullable(),
  items: z.array(z.object({ what: z.string().max(40), count: z.number().int() })).max(3),
})
/** Takes long enough to be interrupted, because the grammar writes every property. */
const endless = z.object(Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a${at}`, z.string()])))
const signal = new AbortController().signal
const short = { system: 'Answer briefly.', prompt: 'Mañana tengo que llamar al fontanero.' }

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-language-model-'))
  path = join(folder, 'tiny.gguf')
  await writeFile(path, makeTinyModel(CONTEXT))
})
afterAll(() => rm(folder, { recursive: true }))

const open: LocalModelClient[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

function start(options: { path?: string; idleMs?: number; timeoutMs?: number; contextTokens?: number } = {}) {
  const client = new LocalModelClient({
    name: 'tiny',
    path: options.path ?? path,
    contextTokens: options.contextTokens ?? 16_000,
    timeoutMs: options.timeoutMs ?? 300_000,
    idleMs: options.idleMs ?? 300_000,
  })
  open.push(client)
  return client
}

test('answers in the shape of the schema, and reports its usage', async () => {
  const client = start()
  const { output, usage } = await client.generate({ ...short, schema, signal })
  expect(schema.parse(output)).toEqual(output)
  expect(client.id).toBe('local/tiny')
  expect(usage).toMatchObject({ calls: 1, cost: 0 })
  expect(usage.inputTokens).toBeGreaterThan(short.prompt.length / 4)
  expect(usage.outputTokens).toBeGreaterThan(5)
})

test('learns from the model how long a prompt may be', async () => {
  const client = start()
  expect(client.contextTokens).toBe(16_000)
  await client.generate({ ...short, schema, signal })
  expect(client.contextTokens).toBe(CONTEXT)
})

test('answers several questions asked at once one after the other, in one process', async () => {
  const client = start()
  const answers = [1, 2, 3].map((number) =>
    client.generate({ ...short, prompt: `Question ${number}`, schema, signal }).then(({ output }) => ({
      title: output.title,
      pid: client.processId,
    })),
  )
  const pids = (await Promise.all(answers)).map(({ pid }) => pid)
  expect(new Set(pids).size).toBe(1)
})

test('an urgent question does not wait for others, and has less time', async () => {
  const client = start()
  const waiting = client.generate({ ...short, schema, signal })
  expect(client.busy).toBe(true)
  await expect(client.generate({ ...short, schema, signal, urgentMs: 300_000 })).rejects.toMatchObject({
    code: 'rate_limited',
    usage: { calls: 0 },
  })
  await waiting
  expect(client.busy).toBe(false)
  const late = client.generate({ ...short, schema: endless, signal, urgentMs: 1 })
  await expect(late).rejects.toMatchObject({ code: 'timeout' })
})

test('refuses a prompt that does not fit, instead of answering without the text', async () => {
  const client = start()
  const prompt = 'The garden and the roof. '.repeat(800)
  await expect(client.generate({ ...short, prompt, schema, signal })).rejects.toMatchObject({ code: 'too_long' })
  const { output } = await client.generate({ ...short, schema, signal })
  expect(output.title).toBeTypeOf('string')
})

test('reports an answer that never ends as a failure of its own', async () => {
  const asked = start({ contextTokens: 1024 }).generate({ ...short, schema: endless, signal })
  await expect(asked).rejects.toMatchObject({ code: 'truncated', usage: { calls: 1 } })
})

test('sends an answer that breaks a rule back once, with what is wrong', async () => {
  const picky = schema.refine(() => false, { path: ['title'], error: 'is not good enough' })
  const asked = start().generate({ ...short, schema: picky, signal })
  await expect(asked).rejects.toMatchObject({ code: 'malformed', usage: { calls: 2 } })
})

describe('the process', () => {
  test('ends after idling, and starts again for the next question', async () => {
    const client = start({ idleMs: 20 })
    expect(client.processId).toBeNull()
    const asked = client.generate({ ...short, schema, signal })
    await expect.poll(() => client.processId).toBeGreaterThan(0)
    const pid = Number(client.processId)
    await asked
    await expect.poll(() => client.processId).toBeNull()
    await expect.poll(() => isProcessAlive(pid)).toBe(false)
    expect((await client.generate({ ...short, schema, signal })).output.title).toBeTypeOf('string')
  })

  test('is started again when it is killed in the middle, and the question is asked again', async () => {
    const client = start()
    await client.generate({ ...short, schema, signal })
    const killed = Number(client.processId)
    const asked = client.generate({ ...short, schema, signal })
    process.kill(killed, 'SIGKILL')
    expect((await asked).output.title).toBeTypeOf('string')
    expect(client.processId).not.toBe(killed)
  })

  test('that is killed each time fails the question, not the server', async () => {
    const client = start()
    let last: number | null = null
    const killer = setInterval(() => {
      const pid = client.processId
      if (pid === null || pid === last) return
      last = pid
      process.kill(pid, 'SIGKILL')
    }, 1)
    await expect(client.generate({ ...short, schema: endless, signal })).rejects.toMatchObject({ code: 'stopped' })
    clearInterval(killer)
  })

  test('stops writing when the question is cancelled, and keeps the model', async () => {
    const client = start()
    await client.generate({ ...short, schema, signal })
    const pid = client.processId
    const controller = new AbortController()
    const asked = client.generate({ ...short, schema: endless, signal: controller.signal })
    const cancelled = expect(asked).rejects.toThrow('the note was deleted')
    controller.abort(new Error('the note was deleted'))
    await cancelled
    expect((await client.generate({ ...short, schema, signal })).output.title).toBeTypeOf('string')
    expect(client.processId).toBe(pid)
  })

  test('that takes too long fails the question in time', async () => {
    const client = start({ timeoutMs: 1 })
    await expect(client.generate({ ...short, schema, signal })).rejects.toMatchObject({ code: 'timeout' })
  })

  test('ends with the client', async () => {
    const client = start()
    await client.generate({ ...short, schema, signal })
    const pid = Number(client.processId)
    const asked = client.generate({ ...short, schema: endless, signal })
    const refused = expect(asked).rejects.toThrow('stopping')
    await client.close()
    await refused
    await expect.poll(() => isProcessAlive(pid)).toBe(false)
  })
})

describe('a model that can’t be used', () => {
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, -1)],
    ['of another kind', () => Buffer.from('This is a shopping list.')],
    ['with damaged numbers', (bytes) => Buffer.concat([bytes.subarray(0, -70_000), Buffer.alloc(70_000, 0xff)])],
    ['whose header crashes the library', (bytes) => withoutHeads(bytes)],
  ])('%s fails its question', async (_what, damage) => {
    const damaged = join(folder, 'damaged.gguf')
    await writeFile(damaged, damage(makeTinyModel()))
    const asked = start({ path: damaged }).generate({ ...short, schema, signal })
    await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^(unavailable|stopped)$/) })
  })

  test('fails its question too when its file is missing', async () => {
    const asked = start({ path: join(folder, 'none.gguf') }).generate({ ...short, schema, signal })
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
  })
})

/** Without attention heads llama.cpp fails an assertion, which ends the process. */
function withoutHeads(bytes: Buffer): Buffer {
  const key = Buffer.from('llama.attention.head_count')
  const at = bytes.indexOf(key) + key.length + 4
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(4), bytes.subarray(at + 4)])
}
