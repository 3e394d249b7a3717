import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readNote, uploadNote } from '#test/notes.ts'
import { type Person, signUp } from '#test/server.ts'
import { startTranscribingServer, type TranscribingServer } from '#test/transcribing-server.ts'

let server: TranscribingServer
let person: Person
beforeAll(async () => {
  server = await startTranscribingServer()
  person = await signUp(server.app)
})
afterAll(() => server.close())

let stop = () => {}
afterEach(() => stop())

/** From now on kills our decoding processes, as the kernel does when memory is short. */
function killDecoders(most: number): { killed: Set<number> } {
  const killed = new Set<number>()
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').map(Number)) {
      if (!Number.isInteger(pid) || killed.has(pid) || killed.size >= most || !isDecoder(pid)) continue
      killed.add(pid)
      process.kill(pid, 'SIGKILL')
    }
  }, 1)
  stop = () => clearInterval(timer)
  return { killed }
}

function isDecoder(pid: number): boolean {
  try {
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('audio.child.ts')
  } catch {
    // It has ended in the meantime.
    return false
  }
}

it('retries a recording whose child process was killed', async () => {
  server.service.respondWith({ text: 'Call Maria.' })
  const { id } = await uploadNote(person)
  const { killed } = killDecoders(2)
  await server.drain()
  expect(killed.size).toBe(2)
  expect(await readNote(person, id)).toMatchObject({ status: 'ready', transcription: 'Call Maria.' })
})

it('fails a note whose child process is killed each time, and says why', async () => {
  const { id } = await uploadNote(person)
  const { killed } = killDecoders(Number.POSITIVE_INFINITY)
  await server.drain()
  // Five tries, plus a process or two left over from the previous test.
  expect(killed.size).toBeGreaterThanOrEqual(5)
  expect(killed.size).toBeLessThanOrEqual(7)
  expect(await readNote(person, id)).toMatchObject({ status: 'failed', failure: { code: 'audio_interrupted' } })
})
