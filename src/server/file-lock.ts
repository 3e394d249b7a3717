import { randomUUID } from 'node:crypto'
import { open, readFile, readlink, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/**
 * Locks that every process sharing a folder sees, in whichever container. Process ids tell of the dead only where they
 * mean the same: in one PID namespace of one running kernel. Elsewhere a holder has to show that it lives, by touching
 * the file.
 */
export interface LockTimes {
  /** How often a holder shows that it lives, in milliseconds. */
  heartbeatMs: number
  /** A holder elsewhere that has not done so for this long is dead. */
  staleMs: number
}

const TIMES: LockTimes = { heartbeatMs: 5_000, staleMs: 30_000 }

const holderSchema = z.object({ place: z.string(), pid: z.number(), startTime: z.string(), token: z.string() })
type Holder = z.infer<typeof holderSchema>

interface LockOptions {
  /** Called once when another process has taken the lock away, as it may from one that stood still for long. */
  onLost?: () => void
  times?: LockTimes
}

/** @returns gives the lock up again; null while another process holds it. */
export async function takeLock(path: string, options: LockOptions = {}): Promise<(() => Promise<void>) | null> {
  const { times = TIMES } = options
  const own: Holder = {
    place: await nameOwnPlace(),
    pid: process.pid,
    startTime: await readStartTime(process.pid),
    token: randomUUID(),
  }
  if (!(await create(path, own))) {
    if (await isHeld(path, times)) return null
    await removeStale(path, times)
    if (!(await create(path, own))) return null
  }
  const stopBeating = beat(path, own, options)
  return async () => {
    stopBeating()
    if ((await readHolder(path))?.token === own.token) await rm(path, { force: true })
  }
}

/** Whether a living process holds the lock. */
export async function isHeld(path: string, { staleMs }: LockTimes = TIMES): Promise<boolean> {
  const touched = await readTouched(path)
  if (touched === null) return false
  const isFresh = Date.now() - touched <= staleMs
  const holder = await readHolder(path)
  // Just made, and not yet written.
  if (!holder) return isFresh
  return holder.place === (await nameOwnPlace()) ? isRunning(holder) : isFresh
}

/**
 * Waits until the lock can be taken, as long as that may be for want of a sign of life alone: a holder elsewhere is
 * watched until it has been silent for `staleMs` of our own clock, since its clock may be another.
 * @returns the process id of a holder that lives; null when nobody holds the lock any more.
 */
export async function waitForSilence(path: string, times: LockTimes = TIMES): Promise<number | null> {
  const holder = await readHolder(path)
  if (holder?.place === (await nameOwnPlace())) return (await isRunning(holder)) ? holder.pid : null
  const first = await readTouched(path)
  for (const began = performance.now(); performance.now() - began <= times.staleMs; ) {
    await pause(Math.min(times.heartbeatMs, times.staleMs) / 5)
    const touched = await readTouched(path)
    if (touched === null) return null
    if (touched !== first) return (await readHolder(path))?.pid ?? 0
  }
  // Its clock may run ahead of ours: what was judged here must not be judged again by the time on the file.
  await utimes(path, 0, 0)
  return null
}

function beat(path: string, own: Holder, { onLost, times = TIMES }: LockOptions): () => void {
  const timer = setInterval(async () => {
    const holder = await readHolder(path)
    if (holder !== null && holder.token !== own.token) {
      clearInterval(timer)
      return onLost?.()
    }
    const now = new Date()
    // Deleted by a hand: the next holder writes its own.
    await utimes(path, now, now).catch(() => undefined)
  }, times.heartbeatMs).unref()
  return () => clearInterval(timer)
}

/** Takes a dead holder's file away; a file that another process has put in its place meanwhile goes back. */
async function removeStale(path: string, times: LockTimes): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (await isHeld(aside, times)) await rename(aside, path)
  else await rm(aside, { force: true })
}

async function create(path: string, holder: Holder): Promise<boolean> {
  try {
    await using file = await open(path, 'wx', 0o600)
    await file.writeFile(JSON.stringify(holder))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

/** When the file was last touched, in milliseconds; null where there is none. */
async function readTouched(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** Where process ids mean the same: one boot of one machine, and one PID namespace of it; without those, the host. */
async function nameOwnPlace(): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

async function isRunning({ pid, startTime }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startTime === (await readStartTime(pid))
}

/** When a process began, in the kernel's ticks: with it a number that was given away again is told apart (Linux). */
async function readStartTime(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the program's name, may hold spaces; the twenty-second counted from it is the start time.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
