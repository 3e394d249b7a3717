import { describe, expect, it } from 'vitest'
import { createPlayer, type PlayableAudio } from './create-player.ts'

/** The part of `<audio>` that the player uses. Time passes when the test says so. */
class FakeAudio extends EventTarget {
  paused = true
  currentTime = 0
  duration = Number.NaN
  playbackRate = 1
  preservesPitch = false
  refuse: Error | null = null

  async play() {
    if (this.refuse) throw this.refuse
    this.paused = false
    this.dispatchEvent(new Event('play'))
  }

  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }

  pass(seconds: number) {
    this.currentTime += seconds * this.playbackRate
    this.dispatchEvent(new Event('timeupdate'))
  }
}

function setUp(options: { speed?: number; skipSilence?: boolean } = {}) {
  const audio = new FakeAudio()
  const player = createPlayer({ ...options, onNextFrame: () => {} })
  const detach = player.attach(audio as unknown as PlayableAudio)
  player.setDuration(20)
  return { audio, player, detach }
}

describe('the player', () => {
  it('plays, reports the time, and pauses', () => {
    const { audio, player } = setUp()
    player.toggle()
    audio.pass(3)
    expect(player.getState()).toMatchObject({ playing: true, time: 3 })
    player.toggle()
    expect(player.getState()).toMatchObject({ playing: false, time: 3 })
  })

  it('plays what was asked for shortly before its audio element existed, and nothing later', async () => {
    let time = 0
    const press = (...pressedAt: number[]) => {
      const audio = new FakeAudio()
      const player = createPlayer({ onNextFrame: () => {}, now: () => time })
      for (const at of pressedAt) {
        time = at
        player.toggle()
      }
      time = 6000
      player.attach(audio as unknown as PlayableAudio)
      return player.getState().playing
    }
    expect(press(2000)).toBe(true)
    expect(press(500)).toBe(false)
    // Pressed again to take it back.
    expect(press(2000, 3000)).toBe(false)
  })

  it('stays within the recording when it skips', () => {
    const { player } = setUp()
    player.skip(-10)
    expect(player.getState().time).toBe(0)
    player.skip(50)
    expect(player.getState().time).toBe(20)
  })

  it('starts over when played at the end', async () => {
    const { audio, player } = setUp()
    await player.playFrom(20)
    expect(audio.currentTime).toBe(0)
    expect(player.getState().playing).toBe(true)
  })

  it('stops, and stays at its second, when another recording replaces the first', () => {
    const { audio, player, detach } = setUp()
    player.toggle()
    audio.pass(3)
    detach()
    const whole = new FakeAudio()
    player.attach(whole as unknown as PlayableAudio)
    expect([whole.currentTime, player.getState()]).toEqual([3, expect.objectContaining({ playing: false, time: 3 })])
  })

  it('keeps its speed when the element is attached later', () => {
    const { audio, player } = setUp({ speed: 1.5 })
    expect(audio.playbackRate).toBe(1.5)
    player.setSpeed(2)
    expect(audio.playbackRate).toBe(2)
  })

  it('skips silence only when enabled', () => {
    const { audio, player } = setUp()
    player.setSentences([
      { index: 0, start: 0, end: 2, text: 'One.' },
      { index: 1, start: 9, end: 12, text: 'Two.' },
    ])
    player.toggle()
    audio.pass(4)
    expect(player.getState().time).toBe(4)
    player.setSkipSilence(true)
    audio.pass(0.1)
    expect(audio.currentTime).toBe(8.75)
    expect(player.getState().time).toBe(8.75)
  })

  it('takes the duration from the audio itself once it is known', () => {
    const { audio, player } = setUp()
    audio.duration = Number.POSITIVE_INFINITY
    audio.dispatchEvent(new Event('durationchange'))
    expect(player.getState().duration).toBe(20)
    audio.duration = 21.5
    audio.dispatchEvent(new Event('durationchange'))
    expect(player.getState().duration).toBe(21.5)
  })

  it('reports audio that cannot be played, but not when paused first', async () => {
    const { audio, player } = setUp()
    audio.refuse = new DOMException('paused', 'AbortError')
    await player.playFrom(1)
    expect(player.getState().failed).toBe(false)
    audio.refuse = new DOMException('no gesture', 'NotAllowedError')
    await player.playFrom(1)
    expect(player.getState().failed).toBe(false)
    audio.refuse = new DOMException('no source', 'NotSupportedError')
    await player.playFrom(1)
    expect(player.getState()).toMatchObject({ failed: true, playing: false })
  })

  it('does nothing once detached', () => {
    const { audio, player, detach } = setUp()
    player.toggle()
    detach()
    expect(audio.paused).toBe(true)
    audio.pass(2)
    expect(player.getState()).toMatchObject({ playing: false, time: 0 })
  })
})
