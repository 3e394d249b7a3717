import { randomUUID } from 'node:crypto'
import { open, readFile, readlink, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isProcessAlive } from './is-process-alive.ts'

/**
 * Locks seen by every process that shares a folder, in whichever container. A pid proves a holder dead only within one
 * PID namespace of one running kernel. Elsewhere a holder has to send a heartbeat by touching the file.
 */
export interface LockTimes {
  /** Interval of the holder's heartbeat, in milliseconds. */
  heartbeatMs: number
  /** A holder elsewhere without a heartbeat for this long counts as dead, in milliseconds. */
  staleMs: number
}

const TIMES: LockTimes = { heartbeatMs: 5_000, staleMs: 30_000 }

const holderSchema = z.object({ place: z.string(), pid: z.number(), startTime: z.string(), token: z.string() })
type Holder = z.infer<typeof holderSchema>

interface LockOptions {
  /** Called once when another process has taken the lock, which can happen after a long freeze. */
  onLost?: () => void
  times?: LockTimes
}

/** @returns a function that releases the lock; null while another process holds it. */
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

/** Returns whether a living process holds the lock. */
export async function isHeld(path: string, { staleMs }: LockTimes = TIMES): Promise<boolean> {
  const touched = await readTouched(path)
  if (touched === null) return false
  const isFresh = Date.now() - touched <= staleMs
  const holder = await readHolder(path)
  // The file was just created and not written yet.
  if (!holder) return isFresh
  return holder.place === (await nameOwnPlace()) ? isRunning(holder) : isFresh
}

/**
 * Waits until the lock can be taken or its holder turns out to be alive. A holder elsewhere is watched until it has
 * been silent for `staleMs` of our own clock, because its clock may differ.
 * @returns the pid of a living holder; null when nobody holds the lock any more.
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
  // The holder's clock may be ahead of ours; reset the file time so that `isHeld` doesn't take it for fresh again.
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
    // Somebody deleted the file: the next holder writes its own.
    await utimes(path, now, now).catch(() => undefined)
  }, times.heartbeatMs).unref()
  return () => clearInterval(timer)
}

/** Removes a dead holder's file. Puts back a file that another process has created there meanwhile. */
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

/** Returns when the file was last touched, in milliseconds; null if there is none. */
async function readTouched(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** Names the scope in which pids are unique: one PID namespace of one boot of one machine, or else the host. */
async function nameOwnPlace(): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

async function isRunning({ pid, startTime }: Holder): Promise<boolean> {
  return isProcessAlive(pid) && startTime === (await readStartTime(pid))
}

/** Returns when a process started, in kernel ticks (Linux). It distinguishes processes that got the same pid. */
async function readStartTime(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the program's name, may contain spaces; the start time is the twenty-second field.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
