import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isProcessAlive } from '#server/is-process-alive.ts'

/** Reads `postmaster.pid`: its first line is the process, its fourth the port (PostgreSQL, src/include/miscadmin.h). */
export async function readPostmasterFile(folder: string): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number.isInteger(port) ? port : 0 } : null
}

/**
 * Returns whether `pid` is a PostgreSQL server on this very folder. The pid alone proves nothing: after a reboot or in
 * a fresh container it may belong to another program. Without /proc a live process is enough.
 */
export async function isRunningPostgres(pid: number, folder: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // A zombie has ended; its parent just hasn't reaped it yet.
  if (/\) Z /.test(stat)) return false
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const words = commandLine.split('\0')
  return words.some((word) => word.includes('postgres')) && words.includes(folder)
}
