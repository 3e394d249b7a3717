import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLink } from '#test/fakes/mail-server.ts'
import type { DictumServer } from './dictum-server.ts'
import { expect } from './test.ts'

/** Lists the links in the emails sent to an address, by their path. */
async function listLinks(server: DictumServer, email: string, path: string): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox')
  // The server writes an email under another name until it is complete.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const emails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return emails
    .filter((text) => text.includes(email))
    .map((text) => readLink(text))
    .filter((link) => link.pathname === path)
    .map((link) => link.pathname + link.search)
}

/** Waits until an email with a link to this path has been sent to an address, and returns the link. */
export async function awaitLink(server: DictumServer, email: string, path: string): Promise<string> {
  await expect.poll(() => listLinks(server, email, path)).not.toEqual([])
  const [link = ''] = await listLinks(server, email, path)
  return link
}
