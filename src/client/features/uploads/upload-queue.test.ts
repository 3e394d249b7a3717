import { describe, expect, it, vi } from 'vitest'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Creates a server that answers each file when the test says so. */
function setUp() {
  const answers = new Map<string, PromiseWithResolvers<VoiceNote>>()
  const signals = new Map<string, AbortSignal>()
  const keys: string[] = []
  const queue = createUploadQueue({
    send: (upload, { signal }) => {
      const answer = Promise.withResolvers<VoiceNote>()
      signal.addEventListener('abort', () => answer.reject(signal.reason))
      answers.set(upload.file.name, answer)
      signals.set(upload.file.name, signal)
      keys.push(upload.id)
      return answer.promise
    },
    describe: (error) => (error instanceof Error ? error.message : 'unknown'),
  })
  return {
    queue,
    signals,
    keys,
    succeed: (name: string) => answers.get(name)?.resolve({ id: `note of ${name}` } as VoiceNote),
    fail: (name: string) => answers.get(name)?.reject(new Error('not an audio file')),
    statuses: () => queue.getState().map((upload) => `${upload.file.name} ${upload.status}`),
    idOf: (name: string) => queue.getState().find((upload) => upload.file.name === name)?.id ?? '',
  }
}

function files(...names: string[]) {
  return names.map((name) => new File(['x'], name))
}

describe('the upload queue', () => {
  it('sends two at a time and the next when one is done', async () => {
    const { queue, succeed, statuses } = setUp()
    queue.add(files('a', 'b', 'c'))
    expect(statuses()).toEqual(['a uploading', 'b uploading', 'c waiting'])
    succeed('b')
    await vi.waitFor(() => expect(statuses()).toEqual(['a uploading', 'b success', 'c uploading']), { timeout: 30_000 })
  })

  it('continues after a failure, and retries it with the same key', async () => {
    const { queue, fail, statuses, keys, idOf } = setUp()
    const onFailed = vi.fn()
    queue.watch({ onSent: () => {}, onFailed })
    queue.add(files('a', 'b', 'c'))
    fail('a')
    await vi.waitFor(() => expect(statuses()).toEqual(['a error', 'b uploading', 'c uploading']), { timeout: 30_000 })
    expect(queue.getState()[0]?.message).toBe('not an audio file')
    expect(onFailed).toHaveBeenCalledOnce()
    queue.remove(idOf('b'))
    queue.retry(idOf('a'))
    expect(statuses()).toEqual(['a uploading', 'c uploading'])
    expect(keys.filter((key) => key === idOf('a'))).toHaveLength(2)
  })

  it('cancels a removed upload silently, and starts the next', async () => {
    const { queue, signals, statuses, idOf } = setUp()
    const onFailed = vi.fn()
    queue.watch({ onSent: () => {}, onFailed })
    queue.add(files('a', 'b', 'c'))
    queue.remove(idOf('a'))
    expect(signals.get('a')?.aborted).toBe(true)
    await vi.waitFor(() => expect(statuses()).toEqual(['b uploading', 'c uploading']), { timeout: 30_000 })
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('can be emptied without starting what still waits', async () => {
    const { queue, keys, statuses } = setUp()
    queue.add(files('a', 'b', 'c', 'd'))
    queue.clear()
    expect(statuses()).toEqual([])
    expect(keys).toHaveLength(2)
  })
})
