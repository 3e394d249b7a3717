import { createStore } from '#client/lib/store.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'

/** Options of a browser's recognition. */
export interface CaptionOptions {
  language: Language
  /** Whether the voice must stay on the device. */
  onDevice: boolean
  /** The microphone track that is being recorded. */
  track: MediaStreamTrack | null
}

export interface RecogniserHandlers {
  /** The words of the current utterance; `final` if they will not change any more. */
  onWords: (words: string, final: boolean) => void
  /**
   * Called once; `failed` if retrying is useless. Browsers also end recognition themselves, after a while or a silence.
   */
  onEnd: (failed: boolean) => void
}

/** Starts the browser's recognition, which runs until the returned function is called. May throw. */
export type OpenRecogniser = (options: CaptionOptions, handlers: RecogniserHandlers) => () => void

export interface CaptionsState {
  phase: 'off' | 'listening' | 'failed'
  /** Finished utterances, oldest first. */
  lines: readonly string[]
  /** The words being spoken, which may still change. */
  interim: string
}

/** The live captions of successive recordings. */
export type CaptionSession = ReturnType<typeof createCaptionSession>

const OFF: CaptionsState = { phase: 'off', lines: [], interim: '' }
/** A recogniser that ends sooner than this without a word has a problem it doesn't report. */
const SHORT_LIFE_MS = 1000
const MAX_SHORT_LIVES = 3

/**
 * Creates a session that is off. It never throws and never affects the recording: any failure only ends the captions,
 * and the text so far stays.
 * @param now monotonic clock, in milliseconds
 */
export function createCaptionSession(open: OpenRecogniser, now: () => number) {
  const store = createStore(OFF)
  let options: CaptionOptions | null = null
  let close: (() => void) | null = null
  let shortLives = 0

  function change(next: Partial<CaptionsState>) {
    store.set({ ...store.get(), ...next })
  }

  /** Interim words that were never finalised still count. */
  function settle() {
    const { lines, interim } = store.get()
    const words = interim.trim()
    if (words) change({ lines: [...lines, words], interim: '' })
  }

  function listen(about: CaptionOptions) {
    const begun = now()
    let sawWords = false
    let current = true
    let closeRecogniser: (() => void) | null = null
    close = () => {
      current = false
      close = null
      closeRecogniser?.()
    }
    function onWords(words: string, final: boolean) {
      if (!current) return
      sawWords = true
      if (!final) return change({ interim: words })
      change({ interim: words })
      settle()
    }
    function onEnd(failed: boolean) {
      if (!current) return
      current = false
      close = null
      settle()
      shortLives = sawWords || now() - begun >= SHORT_LIFE_MS ? 0 : shortLives + 1
      if (failed || shortLives >= MAX_SHORT_LIVES) change({ phase: 'failed' })
      else listen(about)
    }
    try {
      closeRecogniser = open(about, { onWords, onEnd })
    } catch {
      onEnd(true)
    }
  }

  function text(): string {
    const { lines, interim } = store.get()
    return [...lines, interim.trim()].filter(Boolean).join('\n').slice(0, MAX_CAPTIONS_LENGTH)
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    /** Everything recognised so far, one line per utterance. */
    text,
    begin(about: CaptionOptions) {
      close?.()
      options = about
      shortLives = 0
      change({ ...OFF, phase: 'listening' })
      listen(about)
    },
    pause() {
      close?.()
      settle()
    },
    resume() {
      if (options && store.get().phase === 'listening' && !close) listen(options)
    },
    /** Stops recognition and returns the text. */
    end(): string {
      const words = text()
      close?.()
      options = null
      change(OFF)
      return words
    },
  }
}
