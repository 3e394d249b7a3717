import { describe, expect, it, vi } from 'vitest'
import { ApiError, networkError } from '#client/api/api-error.ts'
import { type Safety, sendWhileRecording } from './live-sender.ts'

/** Creates a recording that grows and a server controlled by the test. Each pause ends when the test says so. */
function setUp(answer: () => unknown = () => null) {
  const audio = { size: 0, slice: () => new Blob() }
  const safeties: Safety[] = []
  const pauses: Array<PromiseWithResolvers<void> & { seconds: number }> = []
  const touch = vi.fn(async () => {})
  let sends = 0
  const stop = new AbortController()
  const abort = new AbortController()
  const sending = sendWhileRecording(
    {
      sender: {
        touch,
        async sendAll(source, _signal, onSent) {
          sends += 1
          const failure = answer()
          if (failure) throw failure
          onSent(source.size)
          return null
        },
      },
      audio,
      secondsOf: (bytes) => bytes / 100,
      onSafety: (safety) => safeties.push(safety),
      describe: (error) => (error as ApiError).code,
      wait: (seconds, signal) => {
        const pause = { ...Promise.withResolvers<void>(), seconds }
        signal.addEventListener('abort', () => pause.reject(signal.reason))
        pauses.push(pause)
        return pause.promise
      },
    },
    { stop: stop.signal, signal: abort.signal },
  )
  /** Waits for the next pause and ends it. @returns its length in seconds */
  async function pass(): Promise<number> {
    await vi.waitFor(() => expect(pauses).not.toHaveLength(0), { timeout: 30_000, interval: 1 })
    const pause = pauses.shift()
    pause?.resolve()
    return pause?.seconds ?? 0
  }
  return { audio, safeties, pauses, touch, sending, stop, abort, pass, sends: () => sends }
}

describe('a recording in progress', () => {
  it('is sent every other second, as far as it has been recorded', async () => {
    const { audio, safeties, pass, stop, sending, sends } = setUp()
    expect(await pass()).toBe(2)
    expect(sends()).toBe(0)
    audio.size = 200
    await pass()
    audio.size = 400
    expect(await pass()).toBe(2)
    await vi.waitFor(() => expect(safeties.at(-1)).toEqual({ seconds: 4, waiting: null, refusal: null }), {
      timeout: 30_000,
    })
    stop.abort()
    await sending
    expect(safeties[0]).toEqual({ seconds: 2, waiting: null, refusal: null })
  })

  it('waits longer and longer without a network, says so, and then continues', async () => {
    let isOffline = true
    const { audio, safeties, pass, stop, sending } = setUp(() => (isOffline ? networkError() : null))
    audio.size = 100
    await pass()
    expect([await pass(), await pass(), await pass()]).toEqual([1, 2, 4])
    expect(safeties.at(-1)).toEqual({ seconds: 0, waiting: 'unreachable', refusal: null })
    isOffline = false
    await pass()
    expect(await pass()).toBe(2)
    expect(safeties.at(-1)).toEqual({ seconds: 1, waiting: null, refusal: null })
    stop.abort()
    await sending
  })

  it.each([
    [401, 'signed-out'],
    [429, 'busy'],
    [507, 'busy'],
    [503, 'unreachable'],
  ])('says what it waits for after a %i, and then continues', async (status, waiting) => {
    let fails = true
    const failure = new ApiError(status, '', { code: 'any' })
    const { audio, safeties, pass, stop, sending } = setUp(() => (fails ? failure : null))
    audio.size = 100
    await pass()
    expect(await pass()).toBe(1)
    expect(safeties.at(-1)).toEqual({ seconds: 0, waiting, refusal: null })
    fails = false
    await pass()
    expect(safeties.at(-1)).toEqual({ seconds: 1, waiting: null, refusal: null })
    stop.abort()
    await sending
  })

  it('is no longer sent piece by piece once the server has refused it', async () => {
    const { audio, safeties, sending, sends, pass } = setUp(() => new ApiError(402, '', { code: 'note_limit_reached' }))
    audio.size = 100
    await pass()
    await sending
    expect([sends(), safeties]).toEqual([1, [{ seconds: 0, waiting: null, refusal: 'note_limit_reached' }]])
  })

  it('shows the server that it is not abandoned while nothing new is said', async () => {
    const { audio, touch, pass, stop, sending } = setUp()
    audio.size = 100
    for (let rounds = 0; rounds < 120; rounds += 1) await pass()
    expect(touch).not.toHaveBeenCalled()
    await pass()
    await pass()
    expect(touch).toHaveBeenCalledOnce()
    stop.abort()
    await sending
  })

  it('ends at once when it is aborted', async () => {
    const { audio, abort, sending } = setUp(() => new Promise(() => {}))
    audio.size = 100
    abort.abort()
    await sending
  })
})
