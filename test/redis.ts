import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { REDIS_PATH } from '../scripts/system-packages.ts'
import { findFreePort } from './find-free-port.ts'

/** Whether the machine has Redis. `npm run check` installs it if possible. */
export const HAS_REDIS = existsSync(REDIS_PATH)

export interface OwnRedis {
  url: string
  /** Starts the server again at the same address. */
  start(): void
  /** Kills the server and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts a Redis that stores nothing. It is ready some time later, so clients have to retry. */
export async function startRedis(): Promise<OwnRedis> {
  const port = await findFreePort()
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
  let server: ChildProcess | null = null
  const start = () => {
    server = spawn(REDIS_PATH, args, { stdio: 'ignore' })
  }
  start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}
