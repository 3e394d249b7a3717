// Over 250 lines: everything that may happen to one recording, as in the file that it tests.
import { describe, expect, it, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { Capture } from './capture/capture-sound.ts'
import type { SendingControls } from './recorder-session.ts'
import { ABOUT, fakeCapture, inHand, inProgress, setUp, UNHEARD } from './session-under-test.ts'

describe('the recorder session', () => {
  it('stores each chunk on the device while recording, and removes them once the server has the note', async () => {
    const { session, stored, speak, held } = setUp()
    await session.start(ABOUT)
    speak(1000)
    speak(1000)
    await vi.waitFor(() => expect([...stored.values()][0]?.chunks).toHaveLength(2), { timeout: 30_000 })
    session.stop()
    const { recording } = inHand(session.getState())
    expect(recording).toMatchObject({ seconds: 2, mime: 'audio/webm', keptOnDevice: true, userId: 'u1' })
    expect(recording.audio.size).toBe(200)
    await session.save(recording)
    expect(session.getState()).toMatchObject({ phase: 'idle', savedNoteId: 'note-1' })
    expect(stored.size).toBe(0)
    expect(held.size).toBe(0)
  })

  it('sends the recording while it is being made, and says how much of it is safe', async () => {
    const { session, speak, opened, acts } = setUp()
    await session.start(ABOUT)
    const [[id, source] = []] = opened
    speak(1000, 100)
    speak(1000, 50)
    speak(1000, 70)
    expect(source?.audio.size).toBe(220)
    expect(await source?.audio.slice(90, 160).arrayBuffer()).toHaveProperty('byteLength', 70)
    expect([0, 99, 100, 149, 150, 220].map((bytes) => source?.secondsOf(bytes))).toEqual([0, 0, 0, 0, 1, 2])
    source?.onSafety({ seconds: 2, waiting: 'unreachable', refusal: null })
    expect(session.getState()).toMatchObject({ phase: 'recording', safety: { seconds: 2, waiting: 'unreachable' } })
    session.stop()
    expect(acts).toEqual([])
    await session.save(inHand(session.getState()).recording)
    expect(acts).toEqual([`stop ${id}`, `send ${id}`])
  })

  it('stops sending the recording once it is cancelled, discarded or put aside', async () => {
    const { session, speak, acts } = setUp()
    const ends = [session.cancel, session.putAside, session.stop]
    for (const end of ends) {
      await session.start(ABOUT)
      speak(1000)
      end()
      await vi.waitFor(() => expect(session.getState().phase).not.toBe('recording'), { timeout: 30_000 })
    }
    await session.discard()
    expect(acts.map((act) => act.split(' ')[0])).toEqual(['abort', 'discard', 'abort', 'abort', 'discard'])
  })

  it('starts no captions without consent', async () => {
    const { session, speak, openedWith } = setUp()
    await session.start(ABOUT)
    speak(1000)
    session.stop()
    expect(openedWith).toEqual([])
    expect(inHand(session.getState()).recording).not.toHaveProperty('captions')
  })

  it('keeps live captions with the recording, on the device and in memory', async () => {
    const { session, stored, speak, caption, openedWith } = setUp()
    await session.start({ ...ABOUT, captions: 'device' })
    expect(openedWith).toEqual([{ language: 'en', onDevice: true, track: null }])
    caption('the launch went well')
    speak(1000)
    await vi.waitFor(
      () => {
        expect([...stored.values()][0]?.recording).toMatchObject({ seconds: 1, captions: 'the launch went well' })
      },
      { timeout: 30_000 },
    )
    session.pause()
    caption('said to somebody else')
    session.resume()
    caption('send the budget')
    session.stop()
    expect(inHand(session.getState()).recording.captions).toBe('the launch went well\nsend the budget')
  })

  it('keeps the recording in memory and on the device when the server refuses it', async () => {
    const { session, stored, speak } = setUp({
      send: async () => {
        throw new Error('not an audio file')
      },
    })
    await session.start(ABOUT)
    speak(1000)
    session.stop()
    await session.save(inHand(session.getState()).recording)
    expect(inHand(session.getState()).failure?.message).toBe('not an audio file')
    expect(stored.size).toBe(1)
  })

  it('holds a recording while the user is asked about it, and until it is gone from the device', async () => {
    const { session, speak, held, stored } = setUp()
    await session.start(ABOUT)
    speak(1000)
    session.stop()
    expect(held).toEqual(new Set([inHand(session.getState()).recording.id]))
    const whenIdle = new Promise<number>((resolve) => {
      session.subscribe(() => session.getState().phase === 'idle' && resolve(held.size))
    })
    await session.discard()
    expect(await whenIdle).toBe(1)
    expect([stored.size, held.size]).toEqual([0, 0])
  })

  it('stops and keeps the recording so far when the microphone is disconnected', async () => {
    const { session, speak, unplug } = setUp()
    await session.start({ ...ABOUT, autoSave: async () => true })
    speak(3000)
    unplug()
    const state = inHand(session.getState())
    expect(state).toMatchObject({ ended: 'microphone-lost', recording: { seconds: 3 } })
  })

  it('uploads automatically at stop when the user prefers that', async () => {
    const { session, speak } = setUp()
    await session.start({ ...ABOUT, autoSave: async () => true })
    speak(1000)
    session.stop()
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ savedNoteId: 'note-1' }), { timeout: 30_000 })
  })

  it('asks until the preference is known, and uploads nothing that was discarded meanwhile', async () => {
    const { session, stored, speak } = setUp()
    const answer = Promise.withResolvers<boolean>()
    await session.start({ ...ABOUT, autoSave: () => answer.promise })
    speak(1000)
    session.stop()
    await session.discard()
    answer.resolve(true)
    await answer.promise
    expect(session.getState()).toMatchObject({ phase: 'idle' })
    await vi.waitFor(() => expect(stored.size).toBe(0), { timeout: 30_000 })
  })

  it('removes a cancelled recording from the device', async () => {
    const { session, stored, speak } = setUp()
    await session.start(ABOUT)
    speak(1000)
    await vi.waitFor(() => expect(stored.size).toBe(1), { timeout: 30_000 })
    session.cancel()
    await vi.waitFor(() => expect(session.getState().phase).toBe('idle'), { timeout: 30_000 })
    expect(stored.size).toBe(0)
  })

  it('shows a recording as cancelled or discarded only once it is gone from the device', async () => {
    const gone = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const asked: string[] = []
    const { session, speak, held } = setUp({
      discard: (id) => {
        asked.push(id)
        return gone[asked.length - 1]?.promise ?? Promise.reject(new Error('discarded twice'))
      },
    })
    await session.start(ABOUT)
    speak(1000)
    session.cancel()
    session.pause()
    expect(inProgress(session.getState()).runningSince).not.toBeNull()
    gone[0]?.resolve()
    await vi.waitFor(() => expect(session.getState().phase).toBe('idle'), { timeout: 30_000 })

    await session.start({ ...ABOUT, autoSave: async () => true })
    speak(1000)
    session.stop()
    const { recording } = inHand(session.getState())
    const discarding = session.discard()
    await Promise.all([session.discard(), session.save(recording)])
    expect(inHand(session.getState()).recording.id).toBe(recording.id)
    expect(held).toEqual(new Set([recording.id]))
    gone[1]?.resolve()
    await discarding
    expect(session.getState().phase).toBe('idle')
    expect([asked.length, held.size]).toEqual([2, 0])
  })

  it('leaves a recording on the device when the user signs out while recording', async () => {
    const { session, stored, speak, held } = setUp()
    await session.start({ ...ABOUT, autoSave: async () => true })
    speak(2000)
    session.putAside()
    expect(session.getState().phase).toBe('idle')
    await vi.waitFor(() => expect([...stored.values()][0]?.chunks).toHaveLength(1), { timeout: 30_000 })
    expect(held.size).toBe(0)
  })

  it('cancels an upload that is set aside, and can record again at once', async () => {
    let controls: SendingControls | undefined
    const { session, stored, speak } = setUp({
      send: (_recording, given) => {
        controls = given
        return new Promise((_, reject) => given.signal.addEventListener('abort', () => reject(given.signal.reason)))
      },
    })
    await session.start(ABOUT)
    speak(1000)
    session.stop()
    const saving = session.save(inHand(session.getState()).recording)
    await vi.waitFor(() => expect(controls).toBeDefined(), { timeout: 30_000 })
    session.putAside()
    await session.start(ABOUT)
    await saving
    expect(controls?.signal.aborted).toBe(true)
    expect(session.getState().phase).toBe('recording')
    expect(stored.size).toBe(2)
  })

  it('continues in memory when the device can’t store anything, and says so', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const kept = { begin: refuse, append: refuse, remove: refuse }
    const { session, speak } = setUp({ kept })
    await session.start(ABOUT)
    speak(1000)
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ keptOnDevice: false }), { timeout: 30_000 })
    session.stop()
    expect(inHand(session.getState()).recording).toMatchObject({ keptOnDevice: false, seconds: 1 })
  })

  it('stops automatically before the recording is too large to upload', async () => {
    const { session, speak } = setUp()
    await session.start(ABOUT)
    speak(1000, MAX_UPLOAD_BYTES - 600_000)
    expect(session.getState().phase).toBe('recording')
    speak(1000, 200_000)
    const { recording, ended } = inHand(session.getState())
    expect(ended).toBe('too-long')
    expect(recording.audio.size).toBeLessThan(MAX_UPLOAD_BYTES)
  })

  it('closes a microphone that opens after the user has left', async () => {
    const opening = Promise.withResolvers<Capture>()
    const stop = vi.fn()
    const { session } = setUp({ capture: () => opening.promise })
    const starting = session.start(ABOUT)
    session.putAside()
    opening.resolve({ ...fakeCapture(UNHEARD), stop })
    await starting
    expect(stop).toHaveBeenCalledOnce()
    expect(session.getState().phase).toBe('idle')
  })

  it('reports why there is no microphone', async () => {
    const { session, held } = setUp({
      capture: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    })
    await session.start(ABOUT)
    expect(session.getState()).toMatchObject({ phase: 'idle', problem: 'denied' })
    expect(held.size).toBe(0)
  })

  it('returns to idle when nothing was recorded', async () => {
    const { session, stored, acts } = setUp()
    await session.start(ABOUT)
    session.stop()
    expect(session.getState().phase).toBe('idle')
    await vi.waitFor(() => expect(stored.size).toBe(0), { timeout: 30_000 })
    expect(acts.map((act) => act.split(' ')[0])).toEqual(['abort'])
  })
})
