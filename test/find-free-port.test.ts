import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'
import { CLAIMS } from './find-free-port.ts'

const MODULE = new URL('./find-free-port.ts', import.meta.url).href
/** A process id far above the largest one of Linux. */
const DEAD_PID = 2 ** 30

/**
 * Makes another process ask for ports. The process keeps them until it is told to end.
 * @returns the ports, and a function that ends the process
 */
async function askElsewhere(count: number): Promise<{ ports: number[]; end: () => Promise<unknown> }> {
  const script = `
    const { findFreePort } = await import('${MODULE}')
    const ports = []
    for (let asked = 0; asked < ${count}; asked += 1) ports.push(await findFreePort())
    console.log(JSON.stringify(ports))
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      ports: JSON.parse(line),
      end: () => {
        child.stdin.end()
        return ended
      },
    }
  }
  throw new Error('The process ended without ports.')
}

test('never gives a port twice, in any process', async () => {
  // So many that without claims, at least one port would nearly always be given twice.
  const asked = await Promise.all([askElsewhere(200), askElsewhere(200)])
  await Promise.all(asked.map(({ end }) => end()))
  expect(new Set(asked.flatMap(({ ports }) => ports)).size).toBe(400)
})

test('frees the ports of processes that have ended', async () => {
  await mkdir(CLAIMS, { recursive: true })
  // Outside the range, so that nothing else uses it.
  const path = join(CLAIMS, '1')
  await writeFile(path, String(DEAD_PID))
  // Another process may be removing claims, and may have read the list earlier.
  await vi.waitFor(
    async () => {
      await (await askElsewhere(1)).end()
      await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' })
    },
    { timeout: 30_000 },
  )
})
