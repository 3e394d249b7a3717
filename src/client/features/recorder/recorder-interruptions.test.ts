import { describe, expect, it } from 'vitest'
import { ABOUT, fakeCapture, inHand, inProgress, setUp } from './session-under-test.ts'

describe('the sound of a recording in progress', () => {
  it('is warned about while something is wrong with it', async () => {
    const { session, hear } = setUp()
    await session.start(ABOUT)
    const changes: unknown[] = []
    session.subscribe(() => changes.push(inProgress(session.getState()).warning))
    hear(2, 0.5)
    hear(6, 0)
    hear(1, 0.5)
    hear(1, 1, 2)
    hear(4, 0.5)
    expect(changes).toEqual(['silent', null, 'too-loud', null])
  })

  it('is not judged during a pause, nor by what came before it', async () => {
    const { session, hear } = setUp()
    await session.start(ABOUT)
    hear(6, 0)
    expect(inProgress(session.getState()).warning).toBe('silent')
    session.pause()
    expect(inProgress(session.getState()).warning).toBeNull()
    hear(10, 0)
    session.resume()
    hear(4, 0)
    expect(inProgress(session.getState()).warning).toBeNull()
    hear(2, 0)
    expect(inProgress(session.getState()).warning).toBe('silent')
  })

  it('comes with the name of the microphone that is used in place of the chosen one', async () => {
    const { session } = setUp({
      capture: async (_rate, _choice, given) => ({ ...fakeCapture(given), substitute: 'USB' }),
    })
    await session.start(ABOUT)
    expect(inProgress(session.getState()).substitute).toBe('USB')
  })
})

describe('an interruption by the system', () => {
  it('stops the clock, and ends without the user’s help', async () => {
    const { session, speak, interrupt, wait, told } = setUp()
    await session.start(ABOUT)
    speak(3000)
    interrupt(true)
    expect(inProgress(session.getState())).toMatchObject({ interrupted: true, paused: false, runningSince: null })
    wait(60_000)
    interrupt(false)
    expect(inProgress(session.getState())).toMatchObject({ interrupted: false, recordedMs: 3000 })
    speak(1000)
    session.stop()
    expect(inHand(session.getState()).recording.seconds).toBe(4)
    expect(told).toEqual(['pause', 'resume'])
  })

  it('pauses and resumes the captions', async () => {
    const { session, caption, interrupt, openedWith } = setUp()
    await session.start({ ...ABOUT, captions: 'device' })
    caption('before the call')
    interrupt(true)
    caption('said on the phone')
    interrupt(false)
    caption('after the call')
    session.stop()
    expect(openedWith).toHaveLength(2)
  })

  it('never resumes what the user has paused', async () => {
    const { session, speak, interrupt, told } = setUp()
    await session.start(ABOUT)
    speak(1000)
    session.pause()
    interrupt(true)
    interrupt(false)
    expect(inProgress(session.getState())).toMatchObject({ paused: true, runningSince: null })
    expect(told).not.toContain('resume')
    session.resume()
    expect(inProgress(session.getState()).runningSince).toBe(1000)
    expect(told.at(-1)).toBe('resume')
  })

  it('lets the user pause and resume the recording, which continues only when the interruption ends', async () => {
    const { session, interrupt } = setUp()
    await session.start(ABOUT)
    interrupt(true)
    session.pause()
    interrupt(false)
    expect(inProgress(session.getState())).toMatchObject({ paused: true, interrupted: false, runningSince: null })
    interrupt(true)
    session.resume()
    expect(inProgress(session.getState())).toMatchObject({ paused: false, interrupted: true, runningSince: null })
    interrupt(false)
    expect(inProgress(session.getState()).runningSince).not.toBeNull()
  })

  it('that began before the recording stops it at once', async () => {
    const track = { muted: true } as MediaStreamTrack
    const { session } = setUp({ capture: async (_rate, _choice, given) => ({ ...fakeCapture(given), track }) })
    await session.start(ABOUT)
    expect(inProgress(session.getState())).toMatchObject({ interrupted: true, runningSince: null })
  })

  it('that ends after the recording changes nothing', async () => {
    const { session, speak, interrupt } = setUp()
    await session.start(ABOUT)
    speak(1000)
    interrupt(true)
    session.stop()
    const state = session.getState()
    interrupt(false)
    expect(session.getState()).toBe(state)
    expect(inHand(state).recording.seconds).toBe(1)
  })
})
