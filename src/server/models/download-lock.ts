import { randomUUID } from 'node:crypto'
import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

/** How often the holder shows that it lives, in milliseconds. */
const HEARTBEAT_MS = 5_000

/** A lock that was not touched for so long belongs to a dead process of another machine or container. */
const STALE_MS = 30_000

const holderSchema = z.object({ host: z.string(), pid: z.number(), token: z.string() })

/**
 * Takes a lock that any process sharing the folder sees, so that no file is fetched twice at once.
 * @returns gives it up again; null while another process holds it.
 */
export async function takeLock(path: string): Promise<(() => Promise<void>) | null> {
  const token = randomUUID()
  if (!(await create(path, token))) {
    if (await isHeld(path)) return null
    await rm(path, { force: true })
    if (!(await create(path, token))) return null
  }
  const timer = setInterval(() => {
    const now = new Date()
    // Deleted by a hand: the next holder writes its own.
    utimes(path, now, now).catch(() => undefined)
  }, HEARTBEAT_MS).unref()
  return async () => {
    clearInterval(timer)
    if ((await readHolder(path))?.token === token) await rm(path, { force: true })
  }
}

/** Whether a living process holds the lock. */
export async function isHeld(path: string): Promise<boolean> {
  const touched = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (touched === null || Date.now() - touched > STALE_MS) return false
  const holder = await readHolder(path)
  // Just made, and not yet written.
  if (!holder) return true
  return holder.host !== hostname() || isAlive(holder.pid)
}

async function create(path: string, token: string): Promise<boolean> {
  try {
    await using file = await open(path, 'wx')
    await file.writeFile(JSON.stringify({ host: hostname(), pid: process.pid, token }))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(path: string): Promise<z.infer<typeof holderSchema> | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
