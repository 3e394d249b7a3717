import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './find-free-port.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A real server process, as an operator would run it. */
export interface SpawnedServer {
  url: string
  process: ChildProcess
  /** Its output so far. */
  output(): string
  /** Its exit code, or the signal that ended it; null while it is running. */
  ended(): number | string | null
  /** Sends SIGTERM and waits for the process to exit. */
  stop(): Promise<number | string | null>
}

/**
 * Starts a server process and waits for its ready line.
 * @param enter a command line that runs another one, such as that of nsenter
 */
export async function spawnServer(
  environment: Record<string, string>,
  enter: readonly string[] = [],
): Promise<SpawnedServer> {
  const port = await findFreePort()
  const [command = '', ...args] = [...enter, process.execPath, 'scripts/serve.ts']
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      MODEL_DOWNLOAD: 'off',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_UPLOADS: '100000',
      ENGINE_CHECK_SECONDS: '1',
      ADMIN_PASSWORD: 'the panel of the tests',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = Promise.withResolvers<void>()
  const listen = (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('Dictum is ready')) ready.resolve()
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = () => child.exitCode ?? child.signalCode
  child.once('close', () => ready.reject(new Error(`the server ended with ${ended()}:\n${output}`)))
  await ready.promise
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    ended,
    stop: async () => {
      if (ended() !== null) return ended()
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      return ended()
    },
  }
}
