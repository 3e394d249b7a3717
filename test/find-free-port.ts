import { randomInt } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '#server/is-process-alive.ts'

/**
 * The range is below the ports that a system gives to outgoing connections and to servers that ask for any port (from
 * 32,768 on Linux, from 49,152 elsewhere). Thus a server that restarts finds its own port free again, however busy the
 * machine is.
 */
const PORTS = { first: 20_000, end: 32_000 }
/**
 * The process that listens on this port may remove claims. The system frees the port when the process ends, for
 * whatever reason.
 */
const SWEEP_PORT = PORTS.end

/**
 * The folder with one file for each port that was given away, named after it and containing the id of the process that
 * asked. Without these files, another process could get the same port before the first one listens on it, or while its
 * server restarts.
 */
export const CLAIMS = join(tmpdir(), `dictum-test-ports-${userInfo().username}`)

let swept: Promise<void> | undefined

/** Returns a free port of the loopback address. While this process lives, no other call gets the same port. */
export async function findFreePort(): Promise<number> {
  swept ??= sweepClaims()
  await swept
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end)
    if ((await claim(port)) && (await isFree(port))) return port
  }
}

/**
 * Removes the claims of processes that have ended. Otherwise earlier runs would eventually have claimed every port.
 * Only one process does so at a time: of two processes, the slower one could remove a new claim on a port that the
 * other had just freed.
 */
async function sweepClaims(): Promise<void> {
  await mkdir(CLAIMS, { recursive: true })
  const lock = await listen(SWEEP_PORT)
  if (lock === undefined) return
  try {
    await removeDeadClaims()
  } finally {
    await close(lock)
  }
}

async function removeDeadClaims(): Promise<void> {
  const paths = (await readdir(CLAIMS)).map((name) => join(CLAIMS, name))
  for (const path of paths) {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    // If the file is empty, it is just being written.
    if (owner > 0 && !isProcessAlive(owner)) await rm(path, { force: true })
  }
}

async function claim(port: number): Promise<boolean> {
  try {
    await writeFile(join(CLAIMS, String(port)), String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listen(port)
  if (probe === undefined) return false
  await close(probe)
  return true
}

/** Returns a server on the port, or undefined if something else uses it. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
