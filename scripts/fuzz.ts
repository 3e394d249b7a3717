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

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    hang: { type: 'string', default: '5000' },
    first: { type: 'string', default: '0' },
  },
})
const { requests, seed, first, hang: hangMs } = readNumbers()

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

function readNumbers() {
  const { requests, seed, first, hang } = values
  return { requests: Number(requests), seed: Number(seed), first: Number(first), hang: Number(hang) }
}
