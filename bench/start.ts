import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report, startServer } from './support.ts'

/** Measures the time from process start to the ready line, with a new data folder and with an existing one. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  try {
    const first = await startServer(dataDir)
    await first.stop()
    const again: number[] = []
    for (let run = 0; run < 3; run += 1) {
      const server = await startServer(dataDir)
      again.push(server.readyAfter)
      await server.stop()
    }
    report('start to ready, new data folder', `${(first.readyAfter / 1000).toFixed(2)} s`, 'client built')
    report(
      'start to ready, existing data folder',
      `${(median(again) / 1000).toFixed(2)} s`,
      'median of 3; goal under 3 s',
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
