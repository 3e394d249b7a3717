import { describe, expect, it, vi } from 'vitest'
import { NOTHING_SENT } from '#client/lib/recordings/sent-so-far.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { StoredUpload } from './stored-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Creates a server that answers each file when the test tells it to. */
function setUp(left: readonly StoredUpload[] = [], heldElsewhere: readonly string[] = []) {
  const answers = new Map<string, PromiseWithResolvers<VoiceNote>>()
  const signals = new Map<string, AbortSignal>()
  const keys: string[] = []
  const device = new Map<string, StoredUpload>(left.map((upload) => [upload.id, upload]))
  const held = new Set<string>()
  const discarded: string[] = []
  const queue = createUploadQueue({
    stored: {
      add: async (upload) => void device.set(upload.id, upload),
      change: async (id, change) => {
        const upload = device.get(id)
        if (upload) device.set(id, { ...upload, ...change })
      },
      list: async (userId) => [...device.values()].filter((upload) => upload.userId === userId),
      remove: async (id) => void device.delete(id),
    },
    hold: (id) => {
      held.add(id)
      return () => held.delete(id)
    },
    findHeld: async () => new Set(heldElsewhere),
    discard: async ({ file }) => void discarded.push(file.name),
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
    device,
    held,
    discarded,
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
    queue.add(files('a', 'b', 'c'), 'u')
    expect(statuses()).toEqual(['a uploading', 'b uploading', 'c waiting'])
    succeed('b')
    await vi.waitFor(() => expect(statuses()).toEqual(['a uploading', 'b success', 'c uploading']), { timeout: 30_000 })
  })

  it('continues after a failure, and retries it with the same key', async () => {
    const { queue, fail, statuses, keys, idOf } = setUp()
    const onFailed = vi.fn()
    queue.watch({ onSent: () => {}, onFailed })
    queue.add(files('a', 'b', 'c'), 'u')
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
    queue.add(files('a', 'b', 'c'), 'u')
    queue.remove(idOf('a'))
    expect(signals.get('a')?.aborted).toBe(true)
    await vi.waitFor(() => expect(statuses()).toEqual(['b uploading', 'c uploading']), { timeout: 30_000 })
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('stores files until the server has them, and discards on the server what is removed', async () => {
    const { queue, device, held, discarded, succeed, idOf } = setUp()
    await queue.restore('u')
    queue.add(files('a', 'b'), 'u')
    await vi.waitFor(() => expect(device.size).toBe(2), { timeout: 30_000 })
    succeed('a')
    await vi.waitFor(() => expect([...device.values()].map(({ file }) => file.name)).toEqual(['b']), {
      timeout: 30_000,
    })
    queue.remove(idOf('b'))
    await vi.waitFor(() => expect([device.size, held.size]).toEqual([0, 0]), { timeout: 30_000 })
    expect(discarded).toEqual(['b'])
    queue.remove(idOf('a'))
    expect(discarded).toEqual(['b'])
  })

  it('continues after a reload with this user’s files that no other tab has, and leaves paused ones paused', async () => {
    const left = ['a', 'b', 'c', 'd'].map(
      (id): StoredUpload => ({
        id,
        userId: id === 'd' ? 'other' : 'u',
        file: new File(['12345678'], id),
        language: 'fr',
        paused: id === 'b',
      }),
    )
    const sent = { key: 'k', soFar: { ...NOTHING_SENT, offset: 4 } }
    const { queue, statuses, device, idOf } = setUp(
      left.map((upload) => (upload.id === 'b' ? { ...upload, sent } : upload)),
      ['c'],
    )
    await queue.restore('u')
    expect(statuses()).toEqual(['a uploading', 'b paused'])
    expect(queue.getState()[1]).toMatchObject({ fraction: 0.5, language: 'fr' })
    queue.resume(idOf('b'))
    queue.pause(idOf('a'))
    expect(statuses()).toEqual(['a paused', 'b uploading'])
    await vi.waitFor(() => expect([device.get('a')?.paused, device.get('b')?.paused]).toEqual([true, false]), {
      timeout: 30_000,
    })
    queue.leave()
    expect([statuses(), device.size]).toEqual([[], 4])
  })

  it('starts the next file while one is paused', () => {
    const { queue, statuses, idOf, signals } = setUp()
    queue.add(files('a', 'b', 'c'), 'u')
    queue.pause(idOf('a'))
    expect(signals.get('a')?.aborted).toBe(true)
    expect(statuses()).toEqual(['a paused', 'b uploading', 'c uploading'])
  })

  it('can pause a file that was resumed before its first attempt had ended', async () => {
    const { queue, statuses, idOf, signals, keys } = setUp()
    queue.add(files('a'), 'u')
    const id = idOf('a')
    queue.pause(id)
    queue.resume(id)
    // Two attempts at once would both use the sender of the file.
    expect(keys).toEqual([id])
    await vi.waitFor(() => expect(keys).toEqual([id, id]), { timeout: 30_000 })
    queue.pause(id)
    expect([signals.get('a')?.aborted, statuses()]).toEqual([true, ['a paused']])
  })

  it('knows whether a file is only in this page', async () => {
    const { queue, device } = setUp()
    await queue.restore('u')
    queue.add(files('a'), 'u')
    expect(queue.isOnlyHere()).toBe(false)
    device.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    queue.add(files('b'), 'u')
    await vi.waitFor(() => expect(queue.isOnlyHere()).toBe(true), { timeout: 30_000 })
  })

  it('can be emptied without starting the files that still wait', async () => {
    const { queue, keys, statuses } = setUp()
    queue.add(files('a', 'b', 'c', 'd'), 'u')
    queue.leave()
    expect(statuses()).toEqual([])
    expect(keys).toHaveLength(2)
  })

  it('stores a received file under its id before it sends it', async () => {
    const { queue, device, keys, held } = setUp()
    const [file] = files('memo.ogg')
    if (!file) throw new Error('no file')
    await queue.take([{ id: 'received', file }], 'ada')
    expect(device.get('received')).toMatchObject({ userId: 'ada', file, language: 'auto' })
    expect([keys, [...held]]).toEqual([['received'], ['received']])
    // Taking the same files again sends nothing twice.
    await queue.take([{ id: 'received', file }], 'ada')
    expect(keys).toEqual(['received'])
  })
})
