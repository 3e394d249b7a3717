import { expect, it } from 'vitest'
import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { gatherChunks } from './gather-chunks.ts'

const RECORDING: PendingRecording = {
  id: 'r1',
  userId: 'u1',
  startedAt: '2026-03-04T09:00:00.000Z',
  timezone: 'Europe/Paris',
  language: 'en',
  mime: 'audio/webm',
  seconds: 0,
}

/** A store that refuses its writes with these numbers, counted from 0. */
function makeStore(refused: readonly number[]) {
  const stored: string[] = []
  let writes = 0
  const write = async (what: string) => {
    if (refused.includes(writes++)) throw new DOMException('no room', 'QuotaExceededError')
    stored.push(what)
  }
  return {
    stored,
    kept: {
      begin: () => write('begin'),
      append: (_id: string, index: number) => write(`chunk ${index}`),
    },
  }
}

function addSeconds(gathered: ReturnType<typeof gatherChunks>, from: number, to: number): void {
  for (let second = from; second <= to; second += 1) {
    gathered.add(new Blob(['sound']), { seconds: second, captions: '' })
  }
}

it('stores what the device has refused before what follows, so that nothing is missing in between', async () => {
  const { stored, kept } = makeStore([2])
  let failures = 0
  const gathered = gatherChunks(RECORDING, kept, () => {
    failures += 1
  })
  addSeconds(gathered, 1, 3)
  await gathered.settled()
  expect(stored).toEqual(['begin', 'chunk 0', 'chunk 1', 'chunk 2'])
  expect([failures, gathered.finish('')?.keptOnDevice]).toEqual([1, true])
})

it('stores nothing after what the device goes on refusing', async () => {
  const { stored, kept } = makeStore([2, 3, 4, 5])
  const gathered = gatherChunks(RECORDING, kept, () => {})
  addSeconds(gathered, 1, 3)
  await gathered.settled()
  expect(stored).toEqual(['begin', 'chunk 0'])
  expect(gathered.finish('')?.keptOnDevice).toBe(false)
})

it('begins again if the device has refused the beginning', async () => {
  const { stored, kept } = makeStore([0])
  const gathered = gatherChunks(RECORDING, kept, () => {})
  addSeconds(gathered, 1, 2)
  await gathered.settled()
  expect(stored).toEqual(['begin', 'chunk 0', 'chunk 1'])
})
