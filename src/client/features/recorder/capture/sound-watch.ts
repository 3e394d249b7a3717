/** What is wrong with the sound of a recording in progress. */
export type SoundWarning = 'too-loud' | 'silent'

/** A measurement of about a tenth of a second of sound. */
export interface SoundSample {
  /** When the sample ended, in milliseconds of any monotonic clock. */
  at: number
  /** How loud it sounds, from 0 (a quiet room, or nothing) to 1; see `measureLevel`. */
  level: number
  /** The longest time for which it stayed at full scale, in milliseconds. */
  clippedMs: number
}

/** Judges successive samples. */
export interface SoundWatch {
  /** Takes the next sample; returns the warning that applies now. */
  hear(sample: SoundSample): SoundWarning | null
}

// A browser's automatic gain lets a good voice touch full scale for up to 0.25 ms; a clipped voice stays there for 0.45
// ms or longer (measured in Chromium, with a voice at its own volume and six times as loud).
const CLIPPED_MS = 0.4
// A single pop or plosive is no reason to move away from the microphone.
const CLIPPED_SAMPLES = 3
const CLIPPING_WINDOW_MS = 2000
// Longer than the pauses of a loud voice, so that the warning stays until the user has acted on it.
const CALM_MS = 3000

const SILENCE_MS = 5000
// A word takes at least this many samples. A click does not end a silence.
const HEARD_SAMPLES = 3
const HEARD_WINDOW_MS = 1000

/** Creates a watch that has received no samples yet. Warnings begin and end late enough not to flicker. */
export function createSoundWatch(): SoundWatch {
  let clipped: number[] = []
  let heard: number[] = []
  let quietSince: number | null = null
  let isTooLoud = false

  return {
    hear({ at, level, clippedMs }) {
      if (clippedMs >= CLIPPED_MS) clipped.push(at)
      const lastClipped = clipped.at(-1) ?? Number.NEGATIVE_INFINITY
      clipped = clipped.filter((time) => at - time < CLIPPING_WINDOW_MS || time === lastClipped)
      isTooLoud = isTooLoud ? at - lastClipped < CALM_MS : clipped.length >= CLIPPED_SAMPLES

      if (level > 0) heard.push(at)
      heard = heard.filter((time) => at - time < HEARD_WINDOW_MS)
      if (heard.length >= HEARD_SAMPLES) quietSince = heard.at(-1) ?? at
      quietSince ??= at
      const isSilent = at - quietSince >= SILENCE_MS

      if (isTooLoud) return 'too-loud'
      return isSilent ? 'silent' : null
    },
  }
}
