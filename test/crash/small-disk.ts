import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freeBytesIn } from '#server/storage/disk-room.ts'

const BLOCK = Buffer.alloc(1024 * 1024)

/** Returns why a small disk can't be made on this machine, or null if it can. */
export function whyNoSmallDisk(): string | null {
  const tried = spawnSync('unshare', [
    '--mount',
    'sh',
    '-c',
    'mount -t tmpfs -o size=1m tmpfs /tmp && command -v nsenter',
  ])
  return tried.status === 0 ? null : 'mounting a small disk needs Linux and root'
}

/** A disk of a few hundred megabytes in memory, which only processes started with `enter` see. */
export interface SmallDisk {
  /** A command line that runs another one with the disk mounted. */
  enter: readonly string[]
  /** The folder through which processes outside the namespace reach the disk. */
  folder: string
  /** Fills the disk until only this many bytes are free. */
  fillUpTo(freeBytes: number): Promise<void>
  /** Frees the space that `fillUpTo` has filled. */
  free(): Promise<void>
  close(): Promise<void>
}

/**
 * Mounts a disk at a folder in a mount namespace of its own, so that nothing stays mounted however the caller ends.
 * @param folder an empty folder
 */
export async function mountSmallDisk(folder: string, bytes: number): Promise<SmallDisk> {
  const mount = 'mount -t tmpfs -o mode=0755,size="$1" tmpfs "$0" && echo mounted && exec cat'
  const holder: ChildProcess = spawn('unshare', ['--mount', 'sh', '-c', mount, folder, String(bytes)], {
    // The process ends with its input, which ends with ours.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(holder, 'close')
  await Promise.race([
    once(holder.stdout as NodeJS.ReadableStream, 'data'),
    ended.then(() => Promise.reject(new Error('the small disk could not be mounted'))),
  ])
  const inside = join(`/proc/${holder.pid}/root`, folder)
  const filler = join(inside, 'filler')
  return {
    enter: ['nsenter', `--mount=/proc/${holder.pid}/ns/mnt`, `--wdns=${process.cwd()}`, '--'],
    folder: inside,
    fillUpTo: async (freeBytes) => {
      const file = await open(filler, 'a')
      try {
        for (let excess = await excessOf(inside, freeBytes); excess > 0; excess = await excessOf(inside, freeBytes))
          await file.write(BLOCK.subarray(0, Math.min(excess, BLOCK.length)))
      } catch (error) {
        // Other processes write to the disk too.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler, { force: true }),
    close: async () => {
      holder.stdin?.end()
      await ended
    },
  }
}

async function excessOf(folder: string, freeBytes: number): Promise<number> {
  return (await freeBytesIn(folder)) - freeBytes
}
