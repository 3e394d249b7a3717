import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionStringOf } from '#test/database/embedded-address.ts'
import { describeMachine, readArguments, register, report, residentBytes, startServer, writeReport } from './support.ts'

const USAGE = `node bench/streams.ts [STREAMS]    event streams to one process; 10,000 by default
node bench/streams.ts --write      also writes the figures into docs/benchmarks.md
`

const { numbers, write } = readArguments(USAGE)
const [STREAMS = 10_000] = numbers
const USERS = 100
/** Maximum number of streams that are being opened at the same time. */
const OPENING = 50
const REST_SECONDS = 60
/** Ticks of processor time in a second, as Linux counts them in /proc. */
const TICKS = 100

/** A user, and what their streams have received. */
interface Listener {
  cookie: string
  events: number
}

interface Usage {
  cpuSeconds: number
  wakeUps: number
  transactions: number
}

/**
 * Opens thousands of event streams to one web process, and measures its memory for each stream, what it does while
 * nothing happens, and how soon all streams of one user have received an event. `node bench/streams.ts [streams]
 * [--write]`; needs as many file descriptors as streams.
 */
async function benchStreams(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const server = await startServer(dataDir, { ROLE: 'web', EVENT_STREAMS_PER_USER: String(Math.ceil(STREAMS / USERS)) })
  let database: pg.Client | undefined
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  try {
    const listeners: Listener[] = []
    for (let index = 0; index < USERS; index += 1) listeners.push({ cookie: await register(server.url), events: 0 })
    database = new pg.Client({ connectionString: await connectionStringOf(dataDir) })
    await database.connect()
    await database.query('update users set is_premium = true, premium_granted = true')
    const before = await residentBytes(server.pid)
    const began = performance.now()
    let opened = 0
    const open = async () => {
      while (opened < STREAMS) {
        opened += 1
        await listen(server.url, agent, listeners[opened % USERS] as Listener)
      }
    }
    await Promise.all(Array.from({ length: OPENING }, open))
    report(`${STREAMS} streams opened`, `${((performance.now() - began) / 1000).toFixed(1)} s`, `${OPENING} at once`)
    // Waits until the memory used for opening the streams is free again.
    await pause(30_000)
    const resident = await residentBytes(server.pid)
    report(
      'memory of the web process',
      `${megabytes(before)} before, ${megabytes(resident)} with them`,
      `${((resident - before) / STREAMS / 1024).toFixed(1)} kB each`,
    )
    const first = await readUsage(server.pid, database)
    await pause(REST_SECONDS * 1000)
    const last = await readUsage(server.pid, database)
    const rate = (key: keyof Usage) => (last[key] - first[key]) / REST_SECONDS
    report(
      'while nothing happens',
      `${(rate('cpuSeconds') * 100).toFixed(1)} % of a core, ${rate('wakeUps').toFixed(0)} wake-ups/s`,
      `${rate('transactions').toFixed(1)} transactions/s in PostgreSQL`,
    )
    await measureDelivery(server.url, listeners)
  } finally {
    await database?.end()
    agent.destroy()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opens a stream, and counts its events from then on. */
async function listen(url: string, agent: Agent, listener: Listener): Promise<void> {
  const call = request(`${url}/api/stream`, { agent, headers: { cookie: listener.cookie } })
  // At the end, all streams are destroyed.
  call.on('error', () => undefined)
  call.end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`a stream was refused with ${response.statusCode}`)
  response.on('error', () => undefined)
  response.setEncoding('utf8').on('data', (text: string) => {
    listener.events += text.split('data: ').length - 1
  })
}

/** Adds a follow-up for one user after another, and waits until all of the user's streams have received it. */
async function measureDelivery(url: string, listeners: readonly Listener[]): Promise<void> {
  const times: number[] = []
  for (const [index, listener] of listeners.entries()) {
    const streams = Math.floor(STREAMS / USERS) + (index > 0 && index <= STREAMS % USERS ? 1 : 0)
    const heard = listener.events
    const began = performance.now()
    const response = await fetch(`${url}/api/follow-ups`, {
      method: 'POST',
      headers: { cookie: listener.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Call the bank' }),
    })
    if (!response.ok) throw new Error(await response.text())
    while (listener.events < heard + streams) {
      if (performance.now() - began > 30_000) throw new Error(`${listener.events - heard} of ${streams} streams got it`)
      await pause(1)
    }
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)} ms`
  report(
    'from a change until all streams of its user have it',
    `p50 ${at(0.5)}, p95 ${at(0.95)}`,
    `${Math.floor(STREAMS / USERS)} streams each`,
  )
}

async function readUsage(pid: number, database: pg.Client): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // Of the fields after the name in parentheses, the 12th and 13th are the time spent in the program and in the kernel.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const { rows } = await database.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  )
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    wakeUps: Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1]),
    transactions: Number(rows[0]?.count),
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

process.stdout.write(`${describeMachine()}\n`)
await benchStreams()
if (write) await writeReport('node bench/streams.ts')
