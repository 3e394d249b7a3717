import { execFile } from 'node:child_process'
import { appendFile, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DictumServer, TEMPLATE_VARIABLE } from './dictum-server.ts'

const run = promisify(execFile)

/**
 * Settings of the database. Nothing that journeys write needs to survive a power failure, and killing a process loses
 * no data without fsync.
 */
const SETTINGS = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off']

/**
 * Creates the data folder from which the journeys' servers start, by starting and stopping a server on an empty folder.
 * Otherwise each server would create and migrate a database again.
 * @returns a function that deletes the folder
 */
export async function makeDataTemplate(): Promise<() => Promise<void>> {
  const server = await DictumServer.create()
  await server.start()
  await server.stop()
  const template = `${server.dataDir}-template`
  await mkdir(template)
  // The database may be outside the data folder, behind a symbolic link.
  await run('cp', ['-a', await realpath(join(server.dataDir, 'postgres')), join(template, 'postgres')])
  await rename(join(server.dataDir, 'database-password'), join(template, 'database-password'))
  await server.dispose()
  await appendFile(join(template, 'postgres/postgresql.conf'), `\n${SETTINGS.join('\n')}\n`)
  process.env[TEMPLATE_VARIABLE] = template
  return () => rm(template, { recursive: true, force: true })
}
