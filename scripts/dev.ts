import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { refuseArguments } from './command-line.ts'
import { ROOT } from './run-step.ts'
import { seedDemoAccount } from './seed-demo-account.ts'
import { installSystemPackages } from './system-packages.ts'

const USAGE = `npm run dev    serves Dictum with hot reload and a demo account until it is stopped
`

refuseArguments(USAGE)

/** The interface with hot reload. Requests to /api are forwarded to the server started below. */
const CLIENT_PORT = 5173
const SERVER_URL = 'http://127.0.0.1:3000'

await installSystemPackages(['draft-engine'])
const dataDir = process.env.DATA_DIR ?? join(ROOT, 'data/dev')
await mkdir(dataDir, { recursive: true })

// The server restarts whenever one of its files changes.
const server = spawn(process.execPath, ['--watch-path=src/server', '--watch-path=src/shared', 'scripts/serve.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${CLIENT_PORT}` },
})
const client = await createServer({ configFile: join(ROOT, 'vite.config.ts'), server: { port: CLIENT_PORT } })
await client.listen()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill('SIGTERM')
    void client.close()
  })
}
server.once('exit', (code) => process.exit(code ?? 0))

const account = await seedDemoAccount(SERVER_URL)
process.stdout.write(`Develop on http://localhost:${CLIENT_PORT} · signed up: ${account.email} / ${account.password}\n`)
