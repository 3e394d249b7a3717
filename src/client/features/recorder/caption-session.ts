import { createStore } from '#client/lib/store.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_CAPTIONS_LENGTH } from '#shared/limits.ts'

/** How a browser's recognition is to listen. */
export interface CaptionOptions {
  language: Language
  /** Whether nothing may leave the device. */
  onDevice: boolean
  /** The microphone as it is being recorded. */
  track: MediaStreamTrack | null
}

export interface RecogniserHandlers {
  /** The words of the present utterance; `final` when they will not change any more. */
  onWords: (words: string, final: boolean) => void
  /** Once; `failed` when trying again is no use. Browsers also end by themselves, after a while or a silence. */
  onEnd: (failed: boolean) => void
}

/** Lets the browser listen until the returned function is called. May throw. */
export type OpenRecogniser = (options: CaptionOptions, handlers: RecogniserHandlers) => () => void

export interface CaptionsState {
  phase: 'off' | 'listening' | 'failed'
  /** Finished utterances, oldest first. */
  lines: readonly string[]
  /** What is being said; may still change. */
  interim: string
}

/** The captions of one recording after the other. */
export type CaptionSession = ReturnType<typeof createCaptionSession>

const OFF: CaptionsState = { phase: 'off', lines: [], interim: '' }
/** A recogniser that ends sooner than this without a word has a trouble that it doesn't name. */
const SHORT_LIFE_MS = 1000
const MOST_SHORT_LIVES = 3

/**
 * Builds a session that is off. It never throws and never touches the recording: whatever goes wrong ends the captions
 * alone, and what was heard until then stays.
 * @param now milliseconds of a clock that never jumps
 */
export function createCaptionSession(open: OpenRecogniser, now: () => number) {
  const store = createStore(OFF)
  let options: CaptionOptions | null = null
  let close: (() => void) | null = null
  let shortLives = 0

  function change(next: Partial<CaptionsState>) {
    store.set({ ...store.get(), ...next })
  }

  /** Interim words whose end never came are words all the same. */
  function settle() {
    const { lines, interim } = store.get()
    const words = interim.trim()
    if (words) change({ lines: [...lines, words], interim: '' })
  }

  function listen(about: CaptionOptions) {
    const begun = now()
    let heard = false
    let current = true
    let closeRecogniser: (() => void) | null = null
    close = () => {
      current = false
      close = null
      closeRecogniser?.()
    }
    function onWords(words: string, final: boolean) {
      if (!current) return
      heard = true
      if (!final) return change({ interim: words })
      change({ interim: words })
      settle()
    }
    function onEnd(failed: boolean) {
      if (!current) return
      current = false
      close = null
      settle()
      shortLives = heard || now() - begun >= SHORT_LIFE_MS ? 0 : shortLives + 1
      if (failed || shortLives >= MOST_SHORT_LIVES) change({ phase: 'failed' })
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
    /** Everything heard so far, a line for each utterance. */
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
    /** Stops listening, and hands over what was heard. */
    end(): string {
      const heard = text()
      close?.()
      options = null
      change(OFF)
      return heard
    },
  }
}
