import { expect, test } from 'vitest'
import { untilStuck } from './watch-recovery.ts'

const RUNNING = ['postgres: checkpointer ', 'postgres: walwriter ']
const RECOVERING = ['postgres: startup recovering 000000010000000000000003', 'postgres: checkpointer ']
const STUCK = ['postgres: io worker 0', 'postgres: checkpointer ', 'postgres: background writer ']

/**
 * Watches a server whose processes look like this, one look after the other; the last one repeats. Returns how many
 * looks were needed.
 */
async function countLooks(looks: (string[] | null)[], most = 20): Promise<number | null> {
  const enough = new AbortController()
  let count = 0
  const titlesOf = async () => {
    const titles = looks[Math.min(count, looks.length - 1)] ?? null
    count += 1
    if (count === most) enough.abort()
    return titles
  }
  await untilStuck(1, enough.signal, { everyMs: 1, titlesOf })
  return enough.signal.aborted ? null : count
}

test('reports a server without any process that recovers or writes its log as stuck', async () => {
  expect(await countLooks([RUNNING, RECOVERING, STUCK])).toBe(4)
})

test('does not report a server that runs or recovers as stuck, however long it takes', async () => {
  expect(await countLooks([RUNNING])).toBeNull()
  expect(await countLooks([RECOVERING])).toBeNull()
})

test('does not report a server as stuck because of one look between two processes', async () => {
  expect(await countLooks([RUNNING, STUCK, RECOVERING, STUCK, RUNNING])).toBeNull()
})

test('reports nothing as stuck where processes can’t be listed', async () => {
  expect(await countLooks([null])).toBeNull()
})
