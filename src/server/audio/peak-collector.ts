/**
 * Collects the peaks of equal slices of a recording whose length is not known beforehand. When there are too many
 * slices, it merges neighbours and doubles the slice length.
 */
export class PeakCollector {
  readonly #limit: number
  #peaks: number[] = []
  #sliceSamples: number
  #peak = 0
  #filled = 0

  /**
   * @param limit the maximum number of peaks; even.
   * @param sliceSamples the initial slice length, in samples.
   */
  constructor(limit: number, sliceSamples: number) {
    this.#limit = limit
    this.#sliceSamples = sliceSamples
  }

  /** @param samples in order, in chunks of any length. */
  add(samples: Float32Array): void {
    for (const sample of samples) {
      const height = Math.abs(sample)
      if (height > this.#peak) this.#peak = height
      if (++this.#filled >= this.#sliceSamples) this.#closeSlice()
    }
  }

  /** Returns the peaks so far, multiplied by `factor`, 0 to 1, to three decimals. */
  peaks(factor: number): number[] {
    const all = this.#filled > 0 ? [...this.#peaks, this.#peak] : this.#peaks
    return all.map((peak) => Math.round(Math.min(1, peak * factor) * 1000) / 1000)
  }

  #closeSlice(): void {
    this.#peaks.push(this.#peak)
    this.#peak = 0
    this.#filled = 0
    if (this.#peaks.length < this.#limit) return
    this.#peaks = Array.from({ length: this.#limit / 2 }, (_, index) =>
      Math.max(this.#peaks[2 * index] ?? 0, this.#peaks[2 * index + 1] ?? 0),
    )
    this.#sliceSamples *= 2
  }
}
