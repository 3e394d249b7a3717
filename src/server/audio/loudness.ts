import { PCM_RATE } from './pcm-file.ts'

const BLOCK_SAMPLES = PCM_RATE / 10

/** Levels are counted in steps of 1 dB from this one to full scale. */
const FLOOR_DB = -100

/** Below this level, 16 bits hold hiss and no words; amplifying it would make silence hiss. */
const SILENCE_DB = -68

/** How far below the loud blocks a block may be and still count as speech rather than a pause. */
const GATE_DB = 12

/** A comfortable level for speech that leaves its peaks headroom. */
const TARGET_DB = -21

const MAX_GAIN_DB = 40
const MIN_GAIN_DB = -20

/**
 * Measures the loudness of a recording's speech, leaving out the pauses. Counts the levels of tenths of a second, so
 * memory use is constant.
 */
export class LoudnessMeter {
  readonly #counts = new Uint32Array(-FLOOR_DB + 1)
  #sum = 0
  #filled = 0

  /** @param samples 16 kHz, in [-1, 1]; in order, in chunks of any length. */
  add(samples: Float32Array): void {
    for (const sample of samples) {
      this.#sum += sample * sample
      if (++this.#filled === BLOCK_SAMPLES) this.#closeBlock()
    }
  }

  /** Returns the speech's level in dB below full scale (RMS), or null if there is only silence. */
  level(): number | null {
    if (this.#filled > 0) this.#closeBlock()
    const total = this.#counts.reduce((sum, count) => sum + count, 0)
    let above = 0
    let loud = this.#counts.length - 1
    // The loudest twentieth may be knocks on the table.
    for (; loud > 0; loud--) {
      above += this.#counts[loud] ?? 0
      if (above > total / 20) break
    }
    let power = 0
    let blocks = 0
    for (let step = Math.max(0, loud - GATE_DB); step <= loud; step++) {
      const count = this.#counts[step] ?? 0
      power += count * 10 ** ((FLOOR_DB + step) / 10)
      blocks += count
    }
    if (blocks === 0) return null
    const level = 10 * Math.log10(power / blocks)
    return level < SILENCE_DB ? null : level
  }

  /** Returns the gain in dB that brings the speech to a comfortable level; 0 for silence. */
  gain(): number {
    const level = this.level()
    return level === null ? 0 : Math.max(MIN_GAIN_DB, Math.min(MAX_GAIN_DB, TARGET_DB - level))
  }

  #closeBlock(): void {
    const level = 10 * Math.log10(this.#sum / this.#filled + 1e-12)
    const step = Math.max(0, Math.min(this.#counts.length - 1, Math.round(level - FLOOR_DB)))
    this.#counts[step] = (this.#counts[step] ?? 0) + 1
    this.#sum = 0
    this.#filled = 0
  }
}

/** Converts a gain in dB to a factor. */
export function toFactor(decibels: number): number {
  return 10 ** (decibels / 20)
}
