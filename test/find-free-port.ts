import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that a system gives to outgoing connections and to servers that ask for any port (from 32,768 on
 * Linux, from 49,152 elsewhere). A server that restarts finds its own port free again, however busy the machine is.
 */
const PORTS = { first: 20_000, end: 32_000 }

/** Returns a free port of the loopback address that nobody else is likely to take. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
