import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { createDiscarder } from './discard-recordings.ts'

const OUT_OF_REACH = new ApiError(0, 'x', { code: 'network' })
const FORBIDDEN = new ApiError(403, 'x', { code: 'forbidden' })

/** Creates a discarder with one stored recording. `answers` are the server's answers in order, null for a success. */
function setUp({ answers = [null], isStored = true }: { answers?: (ApiError | null)[]; isStored?: boolean } = {}) {
  const recording: PendingRecording = {
    id: 'r1',
    userId: 'u1',
    startedAt: '2026-11-02T09:00:00.000Z',
    timezone: 'Europe/Paris',
    language: 'en',
    mime: 'audio/webm',
    seconds: 5,
  }
  const stored = new Map(isStored ? [[recording.id, recording]] : [])
  const acts: string[] = []
  let presentUser = 'u1'
  let goOn = () => {}
  const sender = {
    async discard() {
      acts.push('delete')
      const answer = answers.shift()
      if (answer) throw answer
    },
  }
  const discarder = createDiscarder({
    kept: {
      find: async (id) => stored.get(id) ?? null,
      async discard(id) {
        acts.push('mark')
        stored.set(id, { ...recording, discarded: true })
      },
      listDiscarded: async (userId) => [...stored.values()].filter((kept) => kept.userId === userId && kept.discarded),
      remove: async (id) => void stored.delete(id),
    },
    senderOf: () => sender,
    findSender: () => sender,
    onGone: (id) => acts.push(`gone ${id}`),
    isPresent: (userId) => userId === presentUser,
    wait: () =>
      new Promise((resolve) => {
        acts.push('wait')
        goOn = resolve
      }),
  })
  return {
    ...discarder,
    stored,
    acts,
    goOn: () => goOn(),
    signOut: () => {
      presentUser = ''
    },
  }
}

/** Waits until this is the last thing that has happened. */
const until = (acts: string[], act: string) => vi.waitFor(() => expect(acts.at(-1)).toBe(act), { timeout: 30_000 })

describe('discarding a recording', () => {
  it('marks it on the device before telling the server, and then removes it', async () => {
    const { discard, acts, stored } = setUp()
    await discard('r1')
    await until(acts, 'gone r1')
    expect(acts).toEqual(['mark', 'delete', 'gone r1'])
    expect(stored.size).toBe(0)
  })

  it('does not wait for an unreachable server, and tells it later', async () => {
    const { discard, acts, stored, goOn } = setUp({ answers: [OUT_OF_REACH, OUT_OF_REACH, null] })
    await discard('r1')
    expect(stored.get('r1')).toMatchObject({ discarded: true })
    await until(acts, 'wait')
    goOn()
    await vi.waitFor(() => expect(acts.filter((act) => act === 'wait')).toHaveLength(2), { timeout: 30_000 })
    goOn()
    await until(acts, 'gone r1')
    expect(stored.size).toBe(0)
  })

  it('deletes what an earlier page had marked, but never twice at the same time', async () => {
    const { discard, deleteDiscarded, acts, goOn } = setUp({ answers: [OUT_OF_REACH, null] })
    await discard('r1')
    await until(acts, 'wait')
    const deleting = deleteDiscarded('u1')
    goOn()
    await deleting
    expect(acts).toEqual(['mark', 'delete', 'wait', 'delete', 'gone r1'])
  })

  it('retries at the next start if the server refuses', async () => {
    const { discard, deleteDiscarded, acts, stored } = setUp({ answers: [FORBIDDEN, null] })
    await discard('r1')
    await until(acts, 'delete')
    // Joins the refused attempt if that is still under way.
    await deleteDiscarded('u1')
    await deleteDiscarded('u1')
    expect(stored.size).toBe(0)
  })

  it('stops trying once the user has signed out', async () => {
    const { discard, deleteDiscarded, acts, stored, goOn, signOut } = setUp({ answers: [OUT_OF_REACH, OUT_OF_REACH] })
    await discard('r1')
    await until(acts, 'wait')
    signOut()
    const deleting = deleteDiscarded('u1')
    goOn()
    await deleting
    expect(acts).toEqual(['mark', 'delete', 'wait', 'delete'])
    expect(stored.get('r1')).toMatchObject({ discarded: true })
  })

  it('tells the server once about a recording that the device could not store', async () => {
    const { discard, acts } = setUp({ isStored: false, answers: [OUT_OF_REACH] })
    await discard('r1')
    await until(acts, 'delete')
    expect(acts).toEqual(['delete'])
  })
})
