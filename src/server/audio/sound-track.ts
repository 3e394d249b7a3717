import { AVDISCARD_ALL, AVERROR_EOF, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FFmpegError, FormatContext, Frame, Packet, type Stream } from 'node-av/lib'
import { AudioError } from './audio-error.ts'
import { goesOnPastItsLength } from './unfinished-wav.ts'

/**
 * Only the containers that we accept: FFmpeg's playlist formats would open other files and addresses, and an upload
 * must not choose what the server reads.
 */
const OPEN_OPTIONS = {
  format_whitelist: 'mp3,wav,w64,ogg,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2',
  protocol_whitelist: 'file',
}

/** In Hz; telephones use twice as much. At a lower rate an empty file would become days of audio. */
const LOWEST_RATE = 4000

/** The first audio track of a file, opened for decoding. Native code: use it in a child process only. */
export class SoundTrack implements Disposable {
  readonly codec: string
  readonly channels: number
  /** The decoder's last complaint. A damaged file may still give most of its audio. */
  problem: string | null = null
  readonly #input: FormatContext
  readonly #stream: Stream
  readonly #decoder: CodecContext

  /** @throws AudioError `audio_unreadable` or `audio_no_track`. */
  constructor(path: string) {
    this.#input = new FormatContext()
    const options = { ...OPEN_OPTIONS, ...(goesOnPastItsLength(path) && { ignore_length: '1' }) }
    check(this.#input.openInputSync(`file:${path}`, null, Dictionary.fromObject(options)), 'open')
    check(this.#input.findStreamInfoSync(null), 'find streams')
    const index = this.#input.findBestStream(AVMEDIA_TYPE_AUDIO)
    const stream = this.#input.streams.find((candidate) => candidate.index === index)
    if (!stream) {
      throw this.#input.nbStreams > 0
        ? new AudioError('audio_no_track')
        : new AudioError('audio_unreadable', 'no streams')
    }
    for (const other of this.#input.streams) if (other.index !== index) other.discard = AVDISCARD_ALL
    const codec = Codec.findDecoder(stream.codecpar.codecId)
    if (!codec) throw new AudioError('audio_unreadable', 'no decoder for this codec')
    this.#decoder = new CodecContext()
    this.#decoder.allocContext3(codec)
    check(this.#decoder.parametersToContext(stream.codecpar), 'prepare the decoder')
    // The decoder needs it to drop the padding that encoders add before and after the audio.
    this.#decoder.pktTimebase = stream.timeBase
    check(this.#decoder.open2Sync(codec, null), 'open the decoder')
    this.#stream = stream
    this.codec = codec.name ?? 'unknown'
    this.channels = stream.codecpar.channels
  }

  /**
   * Decodes the track from its beginning, once. Yields the same frame object each time: use it before asking for the
   * next. Skips damaged packets; a truncated file ends the track early.
   * @throws AudioError `audio_unreadable` at an impossibly low sample rate.
   */
  *frames(): Generator<Frame> {
    using packet = new Packet()
    packet.alloc()
    using frame = new Frame()
    frame.alloc()
    for (;;) {
      const read = this.#input.readFrameSync(packet)
      if (read < 0) {
        if (read !== AVERROR_EOF) this.problem = FFmpegError.strerror(read)
        break
      }
      if (packet.streamIndex === this.#stream.index) yield* this.#decode(packet, frame)
      packet.unref()
    }
    yield* this.#decode(null, frame)
  }

  /**
   * Yields the length in seconds that each packet of the track claims, from its beginning. Call it once, instead of
   * `frames`. Nothing is decoded, so it takes a hundredth of the time.
   */
  *packetLengths(): Generator<number> {
    using packet = new Packet()
    packet.alloc()
    const { num, den } = this.#stream.timeBase
    while (this.#input.readFrameSync(packet) >= 0) {
      if (packet.streamIndex === this.#stream.index) yield Math.max(0, (Number(packet.duration) * num) / den)
      packet.unref()
    }
  }

  *#decode(packet: Packet | null, frame: Frame): Generator<Frame> {
    const sent = this.#decoder.sendPacketSync(packet)
    if (sent < 0) this.problem = FFmpegError.strerror(sent)
    while (this.#decoder.receiveFrameSync(frame) >= 0) {
      if (frame.sampleRate < LOWEST_RATE) throw new AudioError('audio_unreadable', `a rate of ${frame.sampleRate} Hz`)
      if (frame.nbSamples > 0) yield frame
      frame.unref()
    }
  }

  [Symbol.dispose](): void {
    this.#decoder.freeContext()
    this.#input.closeInputSync()
  }
}

function check(result: number, doing: string): void {
  if (result < 0) throw new AudioError('audio_unreadable', `${doing}: ${FFmpegError.strerror(result)}`)
}
