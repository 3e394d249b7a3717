import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/start-error.ts'
import type { Binaries } from './binaries.ts'
import type { SystemUser } from './system-user.ts'

/** Owner of the cluster and its only user. */
export const SUPERUSER = 'dictum'

/**
 * Creates a cluster in a folder, with a password for its only user.
 * @throws StartError with the reason in initdb's output.
 */
export async function initialiseCluster(binaries: Binaries, folder: string, user: SystemUser | null, password: string) {
  // initdb needs an empty folder, so delete what an interrupted first start left. Nothing is lost, because a cluster
  // that was ever used has its PG_VERSION.
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
  // initdb takes the password only from a file (a pipe of Node's is a socket, which can't be opened as a file).
  const secret = await mkdtemp(join(tmpdir(), 'dictum-'))
  try {
    const passwordFile = join(secret, 'password')
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (user) {
      await chown(secret, user.uid, user.gid)
      await chown(passwordFile, user.uid, user.gid)
    }
    await runInitdb(binaries.initdb, folder, user, passwordFile)
  } finally {
    await rm(secret, { recursive: true, force: true })
  }
}

async function runInitdb(program: string, folder: string, user: SystemUser | null, passwordFile: string) {
  const child = spawn(
    program,
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...(user ?? {}), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const output = collect(child)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new StartError(`The database could not be created: ${findReason(output())}`)
}

function collect(child: ChildProcess): () => string {
  const chunks: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

/** How initdb and the server that it runs begin the line with the reason. The last lines only say what is cleaned up. */
const REASON = /^(?:initdb: error|.*\b(?:FATAL|PANIC|ERROR)):\s+(.+)$/m

/** Returns the reason for which initdb has failed, from its output. */
export function findReason(output: string): string {
  return REASON.exec(output)?.[1]?.trim() ?? (output.trim().split('\n').at(-1) || 'no reason given')
}
