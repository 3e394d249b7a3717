import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { multipart } from '#test/multipart.ts'
import { FIXTURE_MODELS, type RunningServer, register, report, startServer, TINY_ENGINE } from './support.ts'

const RECORDINGS = 40

/** The recordings are spread evenly over this time, like those of a device that was offline. */
const UPLOAD_MS = 2000
const POLL_MS = 50

/**
 * Measures the seconds until many short recordings that one user uploads at once are all ready. Uses the real server
 * with the tests' tiny model, so that the time is spent in the queue and in our code. To run it on its own: `node
 * bench/queue.ts`.
 */
export async function benchQueue(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const server = await startServer(dataDir, TINY_ENGINE)
  try {
    const cookie = await register(server.url)
    const content = await readFile(join(FIXTURE_MODELS, 'tiny-ctc/audio/fr1.ogg'))
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    await Promise.all(
      Array.from({ length: RECORDINGS }, async (_, position) => {
        await sleep((UPLOAD_MS / RECORDINGS) * position)
        await upload(server, cookie, content)
      }),
    )
    const uploaded = seconds()
    await untilAllReady(server, cookie)
    const conditions = `all uploaded after ${uploaded.toFixed(1)} s, tiny model; goal 12 s on two cores`
    report(
      `${RECORDINGS} recordings of seven words by one user, until all are ready`,
      `${seconds().toFixed(1)} s`,
      conditions,
    )
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function upload({ url }: RunningServer, cookie: string, content: Uint8Array): Promise<void> {
  const form = multipart([
    { name: 'language', value: 'fr' },
    { name: 'audio', fileName: 'note.ogg', content },
  ])
  const body = new Uint8Array(form.payload)
  const response = await fetch(`${url}/api/voice-notes`, { method: 'POST', headers: { ...form.headers, cookie }, body })
  if (response.status !== 201) throw new Error(await response.text())
}

async function untilAllReady({ url }: RunningServer, cookie: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/voice-notes?limit=${RECORDINGS}`, { headers: { cookie } })
    const notes = (await response.json()) as VoiceNote[]
    const stuck = notes.find(({ status }) => status === 'failed' || status === 'waiting')
    if (stuck) throw new Error(`a note is ${stuck.status}`)
    if (notes.length === RECORDINGS && notes.every(({ status }) => status === 'ready')) return
    await sleep(POLL_MS)
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

if (import.meta.main) await benchQueue()
