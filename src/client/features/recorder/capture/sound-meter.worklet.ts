/**
 * Measures the sound on the audio thread, ten times a second. In a hidden page, timers run once a second and later once
 * a minute, but the audio thread keeps its pace.
 */

// TypeScript has no types for the scope of an audio worklet.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare const sampleRate: number
declare const currentTime: number

const SAMPLES_A_SECOND = 10
// Filters between the converter and the page slightly change a clipped sample.
const FULL_SCALE = 0.985

/** Posts `MeasuredSound`. */
class SoundMeterProcessor extends AudioWorkletProcessor {
  #frames = 0
  #squares = 0
  /** The current number of consecutive frames at full scale, and the highest number. */
  #clipped = 0
  #longest = 0

  process(inputs: Float32Array[][]): boolean {
    for (const value of inputs[0]?.[0] ?? []) {
      this.#frames += 1
      this.#squares += value * value
      this.#clipped = Math.abs(value) >= FULL_SCALE ? this.#clipped + 1 : 0
      this.#longest = Math.max(this.#longest, this.#clipped)
    }
    if (this.#frames >= sampleRate / SAMPLES_A_SECOND) this.#post()
    return true
  }

  #post() {
    this.port.postMessage({
      at: currentTime * 1000,
      rms: Math.sqrt(this.#squares / this.#frames),
      clippedMs: (this.#longest / sampleRate) * 1000,
    })
    this.#frames = 0
    this.#squares = 0
    this.#longest = 0
  }
}

registerProcessor('sound-meter', SoundMeterProcessor)
