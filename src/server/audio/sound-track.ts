import { Dictionary, FormatContext, type Frame, Packet } from 'node-av/lib'
import { check, openOptions, TrackDecoder } from './track-decoder.ts'
import { goesOnPastItsLength } from './unfinished-wav.ts'

/** The first audio track of a file, opened for decoding. Native code: use it in a child process only. */
export class SoundTrack implements Disposable {
  readonly #input: FormatContext
  readonly #decoder: TrackDecoder

  /** @throws AudioError `audio_unreadable` or `audio_no_track`. */
  constructor(path: string) {
    this.#input = new FormatContext()
    const options = { ...openOptions('file'), ...(goesOnPastItsLength(path) && { ignore_length: '1' }) }
    check(this.#input.openInputSync(`file:${path}`, null, Dictionary.fromObject(options)), 'open')
    check(this.#input.findStreamInfoSync(null), 'find streams')
    this.#decoder = new TrackDecoder(this.#input)
  }

  get codec(): string {
    return this.#decoder.codec
  }

  get channels(): number {
    return this.#decoder.channels
  }

  /** The decoder's last error message. A damaged file may still give most of its audio. */
  get problem(): string | null {
    return this.#decoder.problem
  }

  /**
   * Decodes the track from its beginning, once. Yields the same frame object each time: use it before asking for the
   * next. Skips damaged packets; a truncated file ends the track early.
   * @throws AudioError `audio_unreadable` at an impossibly low sample rate.
   */
  *frames(): Generator<Frame> {
    using packet = new Packet()
    packet.alloc()
    for (;;) {
      const read = this.#input.readFrameSync(packet)
      if (this.#decoder.isEnd(read)) break
      yield* this.#decoder.decode(packet)
      packet.unref()
    }
    yield* this.#decoder.decode(null)
  }

  /**
   * Yields the length in seconds that each packet of the track claims, from its beginning. Call it once, instead of
   * `frames`. Nothing is decoded, so it takes a hundredth of the time.
   */
  *packetLengths(): Generator<number> {
    using packet = new Packet()
    packet.alloc()
    while (this.#input.readFrameSync(packet) >= 0) {
      const seconds = this.#decoder.secondsOf(packet)
      if (seconds !== null) yield seconds
      packet.unref()
    }
  }

  [Symbol.dispose](): void {
    this.#decoder[Symbol.dispose]()
    this.#input.closeInputSync()
  }
}
