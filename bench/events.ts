import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { markChange } from '#server/db/committed-changes.ts'
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts'
import { startEmbeddedCluster } from '#server/db/embedded/cluster.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { NEW_SIGNALS, openEventBus } from '#server/events/event-bus.ts'
import { createLogger } from '#server/logger.ts'
import { median, report } from './support.ts'

const CLIENTS = 32
const SECONDS = 3
const ROUNDS = 5

const SIGNAL = '{"type": "items", "origin": "bench"}'
/** What a transaction does in addition to its update. */
const VARIANTS = [
  { name: 'no signal', statement: '', isPublished: false },
  { name: 'NOTIFY in the transaction', statement: `select pg_notify('bench', '${SIGNAL}');`, isPublished: false },
  {
    name: 'published: a row, and NOTIFY after commits',
    // The same statement as in `publishToUser`.
    statement: `insert into signals (user_id, content) values ('listener', '${SIGNAL}');`,
    isPublished: true,
  },
] as const

/**
 * Measures commits of transactions that update one small row each, from parallel clients, with and without a signal. A
 * listener receives the published ones. Each transaction is sent as one message, so that the database is measured and
 * not its clients. The variants take turns, so their ratio depends little on the machine. To run it on its own: `node
 * bench/events.ts`.
 */
export async function benchEvents(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  // As root, the database runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const logger = createLogger({ logLevel: 'warn' })
  const onLost = (error: Error) => {
    throw error
  }
  const { connectionString, stop } = await startEmbeddedCluster({ dataDir, logger, onLost })
  const database = openDatabase(connectionString, logger)
  try {
    await migrateDatabase(database.pool)
    await measure(database, connectionString)
  } finally {
    await database.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure({ db, pool }: DatabaseHandle, connectionString: string): Promise<void> {
  await pool.query('create table counters (id int primary key, value int not null)')
  await pool.query('insert into counters select id, 0 from generate_series(0, $1) id', [CLIENTS - 1])
  const bus = await openEventBus({
    db,
    listens: true,
    directUrl: connectionString,
    redisUrl: null,
    logger: createLogger({ logLevel: 'warn' }),
  })
  let received = 0
  bus.subscribe('listener', () => {
    received += 1
  })
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(connectionString)))
  const rates: number[][] = VARIANTS.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { statement, isPublished }] of VARIANTS.entries()) {
      const onCommitted = isPublished ? () => markChange(db, NEW_SIGNALS) : () => undefined
      rates[index]?.push(await commitsPerSecond(clients, statement, onCommitted))
    }
  }
  const [, notified = Number.NaN] = rates.map(median)
  for (const [index, { name }] of VARIANTS.entries()) {
    const rate = median(rates[index] ?? [])
    const ratio = `${CLIENTS} clients; ratio to NOTIFY in the transaction ${(rate / notified).toFixed(1)}`
    report(`Commits, ${name}`, `${Math.round(rate)}/s`, ratio)
  }
  report('Signals that a listener has got meanwhile', `${received}`)
  for (const client of clients) await client.end()
  await bus.close()
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

async function commitsPerSecond(
  clients: readonly pg.Client[],
  statement: string,
  onCommitted: () => void,
): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const run = async (client: pg.Client, id: number) => {
    let count = 0
    for (; performance.now() < until; count += 1) {
      await client.query(`begin; update counters set value = value + 1 where id = ${id}; ${statement} commit`)
      onCommitted()
    }
    return count
  }
  const counts = await Promise.all(clients.map(run))
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS
}

if (import.meta.main) await benchEvents()
