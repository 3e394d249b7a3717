import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createLogger } from '#server/logger.ts'
import { FUZZ_ENVIRONMENT, fuzz } from '#test/fuzz/fuzz.ts'
import { readNumbers, readOrExplain } from './command-line.ts'

const USAGE = `npm run fuzz                                       10,000 hostile requests to the application, with a seed by chance
npm run fuzz -- --requests 500 --seed 7            fewer of them, as the seed makes them
npm run fuzz -- --seed 7 --first 812 --requests 1  one of them again
npm run fuzz -- --hang 5000                        how many milliseconds a request may take
`

const options = {
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string', default: String(randomInt(1_000_000)) },
  first: { type: 'string', default: '0' },
  hang: { type: 'string', default: '5000' },
} as const
const [requests = 0, seed = 0, first = 0, hangMs = 0] = readOrExplain(USAGE, () => {
  const { values } = parseArgs({ options })
  return readNumbers([values.requests, values.seed, values.first, values.hang])
})

const dataDir = await mkdtemp(join(tmpdir(), 'dictum-fuzz-'))
// As root, the database runs as another user, who must be able to enter the folder.
await chmod(dataDir, 0o755)
const config = readConfig({ ...FUZZ_ENVIRONMENT, NODE_ENV: 'test', DATA_DIR: dataDir, SETUP_SYSTEM_PACKAGES: '0' })
const lines: string[] = []
const context = await createContext(config, createLogger(config, { write: (line) => lines.push(line) }), (error) => {
  throw error
})
const app = await buildApp(context, { clientDir: join(dataDir, 'no-client') })
try {
  const began = performance.now()
  const report = await fuzz({ app, context, readLog: () => lines.join(''), requests, seed, first, hangMs })
  const seconds = Math.round((performance.now() - began) / 1000)
  const { slowest, statuses, failures } = report
  process.stdout.write(`${requests} requests with seed ${seed} in ${seconds} s: ${JSON.stringify(statuses)}\n`)
  process.stdout.write(`the slowest took ${slowest.milliseconds} ms: ${slowest.name}\n`)
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  process.stdout.write(`${failures.length} failures\n`)
  if (failures.length > 0) {
    const path = join(tmpdir(), `dictum-fuzz-${seed}.log`)
    await writeFile(path, lines.join(''))
    process.stdout.write(`The server's log is in ${path}\n`)
  }
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await app.close()
  await context.close()
  await rm(dataDir, { recursive: true, force: true })
}
