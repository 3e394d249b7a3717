import { describe, expect, it } from 'vitest'
import { pauseAfter, retry } from './retry.ts'

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

describe('retry', () => {
  it('retries with growing pauses until it succeeds', async () => {
    const options = makeOptions()
    let attempts = 0
    const result = await retry(async () => {
      attempts += 1
      if (attempts < 4) throw new Error('offline')
      return 'note'
    }, options)
    expect(result).toBe('note')
    expect(options.reported).toEqual([1, null, 2, null, 4, null])
  })

  it('fails at once on a permanent error', async () => {
    const options = makeOptions()
    let attempts = 0
    const run = retry(async () => {
      attempts += 1
      throw new Error('unsupported')
    }, options)
    await expect(run).rejects.toThrow('unsupported')
    expect(attempts).toBe(1)
    expect(options.reported).toEqual([])
  })

  it('stops when it is aborted', async () => {
    const options = makeOptions()
    const run = retry(async () => {
      options.controller.abort(new Error('cancelled by the user'))
      throw new Error('offline')
    }, options)
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
