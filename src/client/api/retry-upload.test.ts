import { describe, expect, it } from 'vitest'
import { pauseAfter, retryUpload } from './retry-upload.ts'

function makeOptions(controller = new AbortController()) {
  const reported: (number | null)[] = []
  return {
    reported,
    controller,
    signal: controller.signal,
    mayPass: (error: unknown) => error instanceof Error && error.message === 'offline',
    onWaiting: (seconds: number | null) => {
      reported.push(seconds)
    },
    wait: async () => {},
  }
}

describe('retryUpload', () => {
  it('retries with growing pauses until it succeeds', async () => {
    const retry = makeOptions()
    let attempts = 0
    const result = await retryUpload(async () => {
      attempts += 1
      if (attempts < 4) throw new Error('offline')
      return 'note'
    }, retry)
    expect(result).toBe('note')
    expect(retry.reported).toEqual([1, null, 2, null, 4, null])
  })

  it('fails at once on a permanent error', async () => {
    const retry = makeOptions()
    let attempts = 0
    const run = retryUpload(async () => {
      attempts += 1
      throw new Error('unsupported')
    }, retry)
    await expect(run).rejects.toThrow('unsupported')
    expect(attempts).toBe(1)
    expect(retry.reported).toEqual([])
  })

  it('stops when it is aborted', async () => {
    const retry = makeOptions()
    const run = retryUpload(async () => {
      retry.controller.abort(new Error('cancelled by the user'))
      throw new Error('offline')
    }, retry)
    await expect(run).rejects.toThrow('cancelled by the user')
  })
})

describe('pauseAfter', () => {
  it('never shrinks and stays under half a minute', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1))
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(Math.max(...pauses)).toBe(30)
  })
})
