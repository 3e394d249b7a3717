import { AVDISCARD_ALL, AVERROR_EOF, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { Codec, CodecContext, FFmpegError, type FormatContext, Frame, type Packet, type Stream } from 'node-av/lib'
import { AudioError } from './audio-error.ts'

/**
 * Options for opening a container: only those that we accept. FFmpeg's playlist formats would open other files and
 * addresses, and an upload must not choose what the server reads.
 */
export function openOptions(protocol: 'file' | 'pipe'): Record<string, string> {
  return { format_whitelist: 'mp3,wav,w64,ogg,matroska,webm,mov,mp4,m4a,3gp,3g2,mj2', protocol_whitelist: protocol }
}

/** Minimum sample rate in Hz; telephones use twice as much. At a lower rate an empty file would become days of audio. */
const LOWEST_RATE = 4000

/** Decodes the packets of an opened input's first audio track. */
export class TrackDecoder implements Disposable {
  readonly codec: string
  readonly channels: number
  /** The decoder's last error message. A damaged file may still give most of its audio. */
  problem: string | null = null
  readonly #stream: Stream
  readonly #decoder: CodecContext
  readonly #frame = new Frame()

  /** @throws AudioError `audio_unreadable` or `audio_no_track`. */
  constructor(input: FormatContext) {
    const index = input.findBestStream(AVMEDIA_TYPE_AUDIO)
    const stream = input.streams.find((candidate) => candidate.index === index)
    if (!stream) {
      throw input.nbStreams > 0 ? new AudioError('audio_no_track') : new AudioError('audio_unreadable', 'no streams')
    }
    for (const other of input.streams) if (other.index !== index) other.discard = AVDISCARD_ALL
    const codec = Codec.findDecoder(stream.codecpar.codecId)
    if (!codec) throw new AudioError('audio_unreadable', 'no decoder for this codec')
    this.#decoder = new CodecContext()
    this.#decoder.allocContext3(codec)
    check(this.#decoder.parametersToContext(stream.codecpar), 'prepare the decoder')
    // The decoder needs it to drop the padding that encoders add before and after the audio.
    this.#decoder.pktTimebase = stream.timeBase
    check(this.#decoder.open2Sync(codec, null), 'open the decoder')
    this.#stream = stream
    this.#frame.alloc()
    this.codec = codec.name ?? 'unknown'
    this.channels = stream.codecpar.channels
  }

  /** Returns whether the input has ended, by the result of reading its next packet. Records why, if it broke off. */
  isEnd(read: number): boolean {
    if (read < 0 && read !== AVERROR_EOF) this.problem = FFmpegError.strerror(read)
    return read < 0
  }

  /** Returns the length in seconds that a packet claims; null if it belongs to another track. */
  secondsOf(packet: Packet): number | null {
    if (packet.streamIndex !== this.#stream.index) return null
    const { num, den } = this.#stream.timeBase
    return Math.max(0, (Number(packet.duration) * num) / den)
  }

  /**
   * Yields the frames of a packet, and none of other tracks. Given null, yields what the decoder still holds. Yields
   * the same frame object each time: use it before asking for the next. Skips damaged packets.
   * @throws AudioError `audio_unreadable` at an impossibly low sample rate.
   */
  *decode(packet: Packet | null): Generator<Frame> {
    if (packet && packet.streamIndex !== this.#stream.index) return
    const sent = this.#decoder.sendPacketSync(packet)
    if (sent < 0) this.problem = FFmpegError.strerror(sent)
    const frame = this.#frame
    while (this.#decoder.receiveFrameSync(frame) >= 0) {
      if (frame.sampleRate < LOWEST_RATE) throw new AudioError('audio_unreadable', `a rate of ${frame.sampleRate} Hz`)
      if (frame.nbSamples > 0) yield frame
      frame.unref()
    }
  }

  [Symbol.dispose](): void {
    this.#frame.free()
    this.#decoder.freeContext()
  }
}

/** @throws AudioError `audio_unreadable` if FFmpeg reports a failure. */
export function check(result: number, doing: string): void {
  if (result < 0) throw new AudioError('audio_unreadable', `${doing}: ${FFmpegError.strerror(result)}`)
}
