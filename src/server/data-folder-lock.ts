import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * Makes this process the only one that works with an embedded database: its running jobs are then known to be its own.
 * A file left by a process that is gone, or whose number another program has now, is taken over.
 * @returns gives the folder up again.
 * @throws StartError while another process holds it.
 */
export async function claimDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'dictum.pid')
  const own = `${process.pid} ${await readStartTime(process.pid)}\n`
  for (;;) {
    try {
      await writeFile(path, own, { flag: 'wx', mode: 0o600 })
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid = '', startTime = ''] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ')
    if (isAlive(Number(pid)) && startTime === (await readStartTime(Number(pid)))) {
      throw new StartError(
        `Another Dictum (process ${pid}) runs on the data folder ${dataDir}; stop it, or set DATA_DIR or DATABASE_URL.`,
      )
    }
    await rm(path, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, in the kernel's ticks: with it a number that was given away again is told apart (Linux). */
async function readStartTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the program's name, may hold spaces; the twenty-second counted from it is the start time.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
