import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the address of a server's embedded database. */
export async function connectionStringOf(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim()
  const port = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://dictum:${password}@127.0.0.1:${port}/dictum`
}
