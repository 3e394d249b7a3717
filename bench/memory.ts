import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Visitor } from '#test/crash/visitor.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { report, residentBytes, startServer } from './support.ts'

const CLIENTS = 6
/** Pause between two requests of a client, in milliseconds, so that the machine is busy but not overloaded. */
const PAUSE_MS = 20
const UPLOADS_A_MINUTE = 10

const SAID = 'Please call the bank about the loan by Friday. We meet Tom on Thursday at ten.'
const CATCH_UP_MS = 300_000

const READS = [
  '/api/user',
  '/api/voice-notes?limit=20',
  '/api/voice-notes?limit=20&text=excerpt&sort=longest',
  '/api/dashboard/stats',
  '/api/search?q=bank',
  '/api/follow-ups',
  '/api/detected-events',
  '/api/coaching-insights',
  '/api/analytics',
  '/api/voice-notes/tags',
  '/api/nothing-here',
  '/',
]

interface Memory {
  /** Bytes of JavaScript objects left after garbage collection. */
  heap: number
  /** Bytes of buffers outside the heap. */
  external: number
  resident: number
  /** Number of open files and sockets. */
  descriptors: number
}

/**
 * Measures how the server's memory and open descriptors develop under mixed load: reads of every kind, uploads, event
 * streams that come and go, and sign-ins. A leak shows in the heap after garbage collection; the resident size also
 * includes memory that the allocator has not returned. At the end, every acknowledged note must be ready.
 */
export async function benchMemory(minutes: number): Promise<void> {
  const service = await startTranscriptionServer()
  service.respondWith({ text: SAID })
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const port = await findFreePort()
  const server = await startServer(dataDir, {
    NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
    RATE_LIMIT_SIGN_IN: '1000000',
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
  })
  const inspector = await openInspector(port)
  let requests = 0
  let running = true
  const readMemory = async (): Promise<Memory> => ({
    ...(await inspector.readHeap()),
    resident: await residentBytes(server.pid),
    descriptors: (await readdir(`/proc/${server.pid}/fd`)).length,
  })
  const load = async () => {
    const visitor = new Visitor(() => server.url)
    await visitor.register()
    for (let turn = 0; running; turn++) {
      await visitor.ask(READS[turn % READS.length] ?? '/')
      requests += 1
      if (turn % 50 === 0) await visitor.follow().stop()
      await pause(PAUSE_MS)
    }
  }
  const uploaders: Visitor[] = []
  const upload = async () => {
    // Registers a new account now and then, because the Free plan stores fifty notes.
    for (let visitor = new Visitor(() => server.url), count = 0; running; count++) {
      if (count % 40 === 0) {
        visitor = new Visitor(() => server.url)
        await visitor.register()
        uploaders.push(visitor)
      }
      await visitor.upload()
      await pause(60_000 / UPLOADS_A_MINUTE)
    }
  }
  try {
    const working = [...Array.from({ length: CLIENTS }, load), upload()]
    // Until they are stopped, they end only if they fail.
    const failed = Promise.all(working).then(() => undefined)
    const heaps: number[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([pause(60_000), failed])
      const memory = await readMemory()
      heaps.push(memory.heap)
      describe(`memory after ${minute} min`, memory, `${requests} requests`)
    }
    running = false
    await Promise.all(working)
    await reportNotes(uploaders)
    describe('memory at rest', await readMemory(), `${requests} requests`)
    // The first minutes fill caches and compile code.
    const settled = heaps.slice(Math.floor(heaps.length / 3))
    const growth = (settled.at(-1) ?? 0) - (settled[0] ?? 0)
    report('heap growth after the first third', megabytes(growth), `${settled.length - 1} minutes`)
  } finally {
    running = false
    inspector.close()
    await server.stop()
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function describe(name: string, { heap, external, resident, descriptors }: Memory, conditions: string): void {
  const memory = `heap ${megabytes(heap)}, buffers ${megabytes(external)}, resident ${megabytes(resident)}`
  report(name, `${memory}, ${descriptors} descriptors`, conditions)
}

/** Waits until no note is being processed, and returns how many of the acknowledged ones are ready with their text. */
async function reportNotes(uploaders: readonly Visitor[]): Promise<void> {
  let acknowledged = 0
  let complete = 0
  for (const visitor of uploaders) {
    await visitor.waitUntilDone(CATCH_UP_MS)
    acknowledged += visitor.acknowledged
    const notes = (await visitor.listAll()) ?? []
    complete += notes.filter(({ status, transcription }) => status === 'ready' && transcription === SAID).length
  }
  report('notes ready with their whole text', `${complete} of ${acknowledged} acknowledged uploads`)
}

/** Speaks the inspector protocol with a process: collects its garbage, then reads its heap size. */
async function openInspector(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let calls = 0
  const call = (method: string, params: object = {}) => {
    calls += 1
    const id = calls
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise<{ result?: { value?: string } }>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result?: { result?: { value?: string } } }
        if (message.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result ?? {})
      }
      socket.addEventListener('message', listen)
    })
  }
  return {
    readHeap: async (): Promise<Pick<Memory, 'heap' | 'external'>> => {
      await call('HeapProfiler.collectGarbage')
      const { result } = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
      const { heapUsed, external } = JSON.parse(result?.value ?? '{}') as { heapUsed: number; external: number }
      return { heap: heapUsed, external }
    },
    close: () => socket.close(),
  }
}
