import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** How to look at the processes of a server. */
export interface RecoveryWatch {
  /** Milliseconds between two looks. */
  everyMs: number
  /** The titles of a server's child processes ("postgres: walwriter"); null where they can't be listed. */
  titlesOf: (pid: number) => Promise<string[] | null>
}

const DEFAULT_WATCH: RecoveryWatch = { everyMs: 5_000, titlesOf: readChildTitles }

/** The processes of which a server always has one: while it recovers, and while it accepts connections. */
const WORKING = /^postgres: (?:startup|walwriter)\b/
/** Number of looks in a row that must find neither: between two processes there may be none for a moment. */
const LOOKS = 2

/**
 * Resolves when a server neither recovers nor accepts connections and would stay that way: if a process of PostgreSQL
 * 18 ends because the disk is full, and so does the recovery that follows, the server may not notice the latter and
 * refuses every connection from then on. Also resolves when the signal aborts; never resolves where processes can't be
 * listed.
 */
export async function untilStuck(
  pid: number,
  signal: AbortSignal,
  watch: RecoveryWatch = DEFAULT_WATCH,
): Promise<void> {
  for (let idle = 0; idle < LOOKS; ) {
    await delay(watch.everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    const titles = await watch.titlesOf(pid)
    idle = titles === null || titles.some((title) => WORKING.test(title)) ? 0 : idle + 1
  }
}

/** Reads the titles of a process's children from /proc, which only Linux has; null elsewhere. */
export async function readChildTitles(pid: number): Promise<string[] | null> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return await Promise.all(
      children
        .split(' ')
        .filter(Boolean)
        // A child may have ended meanwhile.
        .map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
    )
  } catch {
    return null
  }
}
