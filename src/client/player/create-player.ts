import { createStore } from '#client/lib/store.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { findNextSpeech } from './find-sentence.ts'

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Times are in seconds. */
export interface PlayerState {
  playing: boolean
  time: number
  duration: number
  speed: number
  skipSilence: boolean
  /** True if the audio could not be loaded. */
  failed: boolean
}

/** The part of `<audio>` that the player uses. */
export type PlayableAudio = Pick<
  HTMLMediaElement,
  'play' | 'pause' | 'paused' | 'currentTime' | 'duration' | 'playbackRate' | 'addEventListener' | 'preservesPitch'
>

export type Player = ReturnType<typeof createPlayer>

/** Options of a new player. */
export interface PlayerOptions {
  speed?: number
  skipSilence?: boolean
  /** Calls back before the next repaint, so that the mark in the text moves smoothly. */
  onNextFrame?: (act: () => void) => void
  /** Monotonic clock, in milliseconds. */
  now?: () => number
}

/**
 * How long a request to play waits for the audio element, in milliseconds. A recording that takes longer to be prepared must not
 * start to sound when nobody expects it any more.
 */
const REQUEST_LASTS_MS = 5000

/**
 * Creates a player for one note. Its state lives outside React, so that the time display can repaint on every frame
 * while the transcript re-renders only when another sentence begins.
 */
export function createPlayer(options: PlayerOptions = {}) {
  const onNextFrame = options.onNextFrame ?? ((act) => void requestAnimationFrame(act))
  const now = options.now ?? (() => performance.now())
  let audio: PlayableAudio | null = null
  /** When the user asked to play before there was an element; null if they did not. */
  let requestedAt: number | null = null
  let sentences: readonly Sentence[] = []
  const store = createStore<PlayerState>({
    playing: false,
    time: 0,
    duration: 0,
    speed: options.speed ?? 1,
    skipSilence: options.skipSilence ?? false,
    failed: false,
  })

  function update(change: Partial<PlayerState>) {
    store.set({ ...store.get(), ...change })
  }

  function tick() {
    if (!audio) return
    const time = audio.currentTime
    const { playing, skipSilence, duration } = store.get()
    const target = playing && skipSilence ? findNextSpeech(sentences, time, duration) : null
    if (target !== null) audio.currentTime = target
    update({ time: target ?? time })
  }

  function follow() {
    if (!store.get().playing) return
    tick()
    onNextFrame(follow)
  }

  function seek(seconds: number) {
    const time = Math.min(Math.max(0, seconds), store.get().duration || seconds)
    if (audio) audio.currentTime = time
    update({ time })
  }

  function isRequested(): boolean {
    return requestedAt !== null && now() - requestedAt <= REQUEST_LASTS_MS
  }

  async function play(): Promise<void> {
    requestedAt = audio ? null : now()
    if (!audio) return
    // At the end, play starts again from the beginning.
    const { duration, time } = store.get()
    if (duration > 0 && time >= duration - 0.05) seek(0)
    try {
      await audio.play()
    } catch (error) {
      // A pause before the audio has loaded is not a failure, nor is a browser that wants to be asked again.
      const isHarmless = error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name)
      if (!isHarmless) update({ failed: true, playing: false })
    }
  }

  function pause() {
    requestedAt = null
    audio?.pause()
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    /** Attaches the audio element; returns a function that detaches it. */
    attach(element: PlayableAudio): () => void {
      const leaving = new AbortController()
      const listen = (type: string, act: () => void) => element.addEventListener(type, act, { signal: leaving.signal })
      audio = element
      element.preservesPitch = true
      element.playbackRate = store.get().speed
      // Another recording of the same note, which continues at the position of the earlier one.
      if (store.get().time > 0) element.currentTime = store.get().time
      if (store.get().failed) update({ failed: false })
      listen('play', () => {
        update({ playing: true, failed: false })
        follow()
      })
      listen('pause', () => update({ playing: false }))
      listen('ended', () => update({ playing: false, time: store.get().duration }))
      // Hidden tabs get no frames, but still receive this event about four times a second.
      listen('timeupdate', tick)
      listen('seeked', tick)
      listen('durationchange', () => {
        if (Number.isFinite(element.duration)) update({ duration: element.duration, failed: false })
      })
      listen('error', () => update({ failed: true, playing: false }))
      if (isRequested()) void play()
      return () => {
        leaving.abort()
        element.pause()
        audio = null
        update({ playing: false })
      }
    },
    /** Sets the sentences, which are needed to skip silence. */
    setSentences(next: readonly Sentence[]) {
      sentences = next
    },
    /** Sets the length known to the server, which applies until the element reports its own. */
    setDuration(seconds: number) {
      if (store.get().duration === 0 && seconds > 0) update({ duration: seconds })
    },
    seek,
    skip: (seconds: number) => seek(store.get().time + seconds),
    playFrom(seconds: number) {
      seek(seconds)
      return play()
    },
    toggle: () => (store.get().playing || isRequested() ? pause() : void play()),
    setSpeed(speed: number) {
      if (audio) audio.playbackRate = speed
      update({ speed })
    },
    setSkipSilence: (skipSilence: boolean) => update({ skipSilence }),
  }
}
