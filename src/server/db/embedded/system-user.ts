import { execFile } from 'node:child_process'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/start-error.ts'

/** A user of the operating system, by its ids. */
export interface SystemUser {
  uid: number
  gid: number
}

const OWN_USER = 'dictum'
const run = promisify(execFile)

/**
 * Returns the user that PostgreSQL should run as; null for our own. PostgreSQL refuses to run as root, so root creates
 * a system user once, or falls back on an existing unprivileged one.
 * @throws StartError if we are root and there is no such user.
 */
export async function findDatabaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const found = await lookUp(OWN_USER)
  if (found) return found
  const made = await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]).then(
    () => lookUp(OWN_USER),
    () => null,
  )
  const user = made ?? (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (!user) {
    throw new StartError(
      'PostgreSQL does not run as root, and no user to run it as could be made; start Dictum as an ordinary user, or set DATABASE_URL.',
    )
  }
  return user
}

async function lookUp(name: string): Promise<SystemUser | null> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null
}

/** Returns whether `user` may enter every folder on the way to `path`, including `path`. */
export async function canReach(path: string, user: SystemUser): Promise<boolean> {
  let current = await realpath(path)
  for (;;) {
    const { mode, uid, gid } = await stat(current)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    const parent = dirname(current)
    if (parent === current) return true
    current = parent
  }
}
