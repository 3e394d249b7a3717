import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGBOUNCER_PATH } from '../scripts/system-packages.ts'
import { findFreePort } from './find-free-port.ts'

/** Whether the machine has PgBouncer. `npm run check` installs it if possible. */
export const HAS_PGBOUNCER = existsSync(PGBOUNCER_PATH)

export interface PgBouncer {
  /** Address of the database through the pooler. */
  url: string
  stop(): Promise<void>
}

/** Starts a PgBouncer in front of a database. `mode` is its `pool_mode`. */
export async function startPgBouncer(
  connectionString: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bouncer-'))
  await chmod(folder, 0o755)
  const { hostname, port, username, password, pathname } = new URL(connectionString)
  const ownPort = await findFreePort()
  const path = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `notes = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 5',
    // PgBouncer refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ]
  await writeFile(path, lines.join('\n'), { mode: 0o644 })
  const bouncer = spawn(PGBOUNCER_PATH, [path], { stdio: 'ignore' })
  return {
    url: `postgres://anybody@127.0.0.1:${ownPort}/notes`,
    stop: async () => {
      if (bouncer.exitCode === null && bouncer.signalCode === null) {
        const ended = once(bouncer, 'exit')
        bouncer.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
