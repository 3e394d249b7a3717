import { describe, expect, it, vi } from 'vitest'
import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { createLeftoverSender, type LeftoverOutcome } from './leftover-sender.ts'

function recordingOf(id: string, hour: number): PendingRecording {
  const startedAt = `2026-03-02T0${hour}:00:00.000Z`
  return { id, userId: 'u1', startedAt, timezone: 'UTC', language: 'en', mime: 'audio/webm', seconds: 3 }
}

/**
 * Creates a device with these recordings, newest first as the store lists them, and a server controlled by the test.
 */
function setUp(ids: readonly string[], answer: (id: string) => Promise<{ id: string }>) {
  const stored = new Map(ids.map((id, index) => [id, recordingOf(id, ids.length - index)]))
  const held = new Set<string>()
  const sent: string[] = []
  const pauses: Array<PromiseWithResolvers<void> & { seconds: number }> = []
  const outcomes: LeftoverOutcome[] = []
  const sender = createLeftoverSender({
    kept: {
      list: async (userId) => [...stored.values()].filter((recording) => recording.userId === userId),
      read: async (id) => (stored.has(id) ? new Blob(['x']) : null),
      remove: async (id) => void stored.delete(id),
    },
    findHeld: async () => held,
    hold: (id) => {
      held.add(id)
      return () => held.delete(id)
    },
    send: async (recording) => {
      sent.push(recording.id)
      return answer(recording.id)
    },
    mayPass: (error) => error === 'no network',
    describe: String,
    wait: (seconds, signal) => {
      const pause = { ...Promise.withResolvers<void>(), seconds }
      signal.addEventListener('abort', () => pause.reject(signal.reason))
      pauses.push(pause)
      return pause.promise
    },
  })
  const leaving = new AbortController()
  const run = (userId = 'u1', signal = leaving.signal) =>
    sender.run(userId, signal, (outcome) => outcomes.push(outcome))
  return { sender, stored, held, sent, pauses, outcomes, leaving, run }
}

const succeed = async (id: string) => ({ id: `note of ${id}` })

describe('the sender of leftovers', () => {
  it('sends everything, oldest first, removes it from the device, and reports the outcome once', async () => {
    const device = setUp(['late', 'early'], succeed)
    await device.run()
    expect(device.sent).toEqual(['early', 'late'])
    expect([device.stored.size, device.held.size]).toEqual([0, 0])
    expect(device.outcomes).toEqual([
      {
        sent: [
          { noteId: 'note of early', startedAt: '2026-03-02T01:00:00.000Z' },
          { noteId: 'note of late', startedAt: '2026-03-02T02:00:00.000Z' },
        ],
        refusal: null,
      },
    ])
  })

  it('skips what a tab holds, and what belongs to another user', async () => {
    const device = setUp(['a', 'b'], succeed)
    device.held.add('a')
    await device.run('u2')
    expect(device.sent).toEqual([])
    await device.run()
    expect(device.sent).toEqual(['b'])
  })

  it('waits longer and longer without a network, keeps the recording, and sends it when there is one', async () => {
    let isOffline = true
    const device = setUp(['a'], (id) => (isOffline ? Promise.reject('no network') : succeed(id)))
    const running = device.run()
    for (const length of [1, 2, 3]) {
      await vi.waitFor(() => expect(device.pauses).toHaveLength(length), { timeout: 30_000 })
      expect(device.stored.size).toBe(1)
      isOffline = length < 3
      device.pauses.at(-1)?.resolve()
    }
    await running
    expect(device.pauses.map(({ seconds }) => seconds)).toEqual([15, 30, 60])
    expect(device.outcomes).toHaveLength(1)
    expect(device.stored.size).toBe(0)
  })

  it('says why a recording is refused, does not retry it, and continues with the others', async () => {
    const device = setUp(['b', 'a'], (id) => (id === 'a' ? Promise.reject('The plan is full.') : succeed(id)))
    await device.run()
    expect(device.outcomes).toMatchObject([{ sent: [{ noteId: 'note of b' }], refusal: 'The plan is full.' }])
    expect(device.sender.getState().refused).toEqual(new Map([['a', 'The plan is full.']]))
    expect([...device.stored.keys()]).toEqual(['a'])
    await device.run()
    expect(device.sent).toEqual(['a', 'b'])
  })

  it('stops when the user leaves, and can begin again at once for the next user', async () => {
    const device = setUp(['a'], () => Promise.reject('no network'))
    const running = device.run()
    await vi.waitFor(() => expect(device.pauses).toHaveLength(1), { timeout: 30_000 })
    device.leaving.abort()
    const next = new AbortController()
    const again = device.run('u1', next.signal)
    await running
    await vi.waitFor(() => expect(device.pauses).toHaveLength(2), { timeout: 30_000 })
    next.abort()
    await again
    expect(device.sent).toEqual(['a', 'a'])
  })

  it('never runs twice at the same time', async () => {
    const device = setUp(['a'], succeed)
    await Promise.all([device.run(), device.run()])
    expect(device.sent).toEqual(['a'])
  })
})
