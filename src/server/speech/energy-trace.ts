import { PCM_RATE } from '#server/audio/pcm-file.ts'

const STEP_SAMPLES = PCM_RATE / 50

/** Stores a recording's level for each fiftieth of a second in one byte, so that hours of it stay small. */
export class EnergyTrace {
  #levels = new Uint8Array(4096)
  #length = 0
  #sum = 0
  #filled = 0

  /** @param samples 16 kHz, in order, in chunks of any length. */
  add(samples: Float32Array): void {
    for (const sample of samples) {
      this.#sum += sample * sample
      if (++this.#filled === STEP_SAMPLES) this.#closeStep()
    }
  }

  /** Returns the quietest moment between two times, all in seconds. On a tie the later one wins. */
  quietest(from: number, to: number): number {
    const first = Math.ceil((from * PCM_RATE) / STEP_SAMPLES)
    const last = Math.min(this.#length, Math.floor((to * PCM_RATE) / STEP_SAMPLES))
    let best = last
    let lowest = Number.POSITIVE_INFINITY
    for (let step = first; step < last; step++) {
      // Include the surrounding steps: a single quiet step may lie inside a word.
      const level = this.#level(step - 2) + this.#level(step - 1) + this.#level(step) + this.#level(step + 1)
      if (level <= lowest) {
        lowest = level
        best = step
      }
    }
    return Math.min(to, Math.max(from, (best * STEP_SAMPLES) / PCM_RATE))
  }

  #level(step: number): number {
    return this.#levels[Math.max(0, Math.min(this.#length - 1, step))] ?? 0
  }

  #closeStep(): void {
    if (this.#length === this.#levels.length) {
      const larger = new Uint8Array(this.#levels.length * 2)
      larger.set(this.#levels)
      this.#levels = larger
    }
    // Half decibels above -120 dB.
    const level = 10 * Math.log10(this.#sum / STEP_SAMPLES + 1e-12)
    this.#levels[this.#length++] = Math.max(0, Math.min(255, Math.round((level + 120) * 2)))
    this.#sum = 0
    this.#filled = 0
  }
}
