import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_SAMPLE_FMT_FLTP, AVERROR_EOF, FF_ENCODER_AAC } from 'node-av/constants'
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  type Frame,
  Packet,
  Rational,
  type Stream,
} from 'node-av/lib'

/** The playback copy's rate in Hz: it keeps all that matters of a voice, at half the size needed for music. */
export const PLAYBACK_RATE = 32_000

/** Samples in an AAC frame. The encoder accepts no other number except in the last frame. */
export const PLAYBACK_FRAME_SAMPLES = 1024

const BITS_PER_SECOND = 64_000n

/**
 * Writes the playback copy: AAC in M4A, with the index first so that a browser can seek before it has the whole file.
 */
export class PlaybackFile implements Disposable {
  readonly #output = new FormatContext()
  readonly #encoder = new CodecContext()
  readonly #packet = new Packet()
  readonly #stream: Stream
  readonly #timeBase = new Rational(1, PLAYBACK_RATE)
  #samples = 0n

  /** @throws Error if the file can't be written. */
  constructor(path: string) {
    const codec = Codec.findEncoderByName(FF_ENCODER_AAC)
    if (!codec) throw new Error('this FFmpeg has no AAC encoder')
    check(this.#output.allocOutputContext2(null, 'mp4', path), 'prepare the playback copy')
    this.#encoder.allocContext3(codec)
    this.#encoder.sampleRate = PLAYBACK_RATE
    this.#encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
    this.#encoder.channelLayout = avChannelLayoutDefault(1)
    this.#encoder.bitRate = BITS_PER_SECOND
    this.#encoder.timeBase = this.#timeBase
    this.#encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
    check(this.#encoder.open2Sync(codec, null), 'open the encoder')
    this.#stream = this.#output.newStream(codec)
    this.#stream.timeBase = this.#timeBase
    check(this.#encoder.parametersFromContext(this.#stream.codecpar), 'describe the playback copy')
    check(this.#output.openOutputSync(), 'create the playback copy')
    check(this.#output.writeHeaderSync(Dictionary.fromObject({ movflags: '+faststart' })), 'begin the playback copy')
    this.#packet.alloc()
  }

  /**
   * @param frame mono, planar floats at `PLAYBACK_RATE`; `PLAYBACK_FRAME_SAMPLES` of them, or fewer in the last frame.
   */
  write(frame: Frame): void {
    frame.pts = this.#samples
    frame.timeBase = this.#timeBase
    this.#samples += BigInt(frame.nbSamples)
    check(this.#encoder.sendFrameSync(frame), 'encode')
    this.#drain()
  }

  /** Flushes the encoder and moves the index to the front. */
  finish(): void {
    const sent = this.#encoder.sendFrameSync(null)
    if (sent !== AVERROR_EOF) check(sent, 'end the encoder')
    this.#drain()
    check(this.#output.writeTrailerSync(), 'end the playback copy')
    this.#output.closeOutputSync()
  }

  [Symbol.dispose](): void {
    this.#packet.free()
    this.#encoder.freeContext()
    this.#output.freeContext()
  }

  #drain(): void {
    while (this.#encoder.receivePacketSync(this.#packet) >= 0) {
      this.#packet.rescaleTs(this.#timeBase, this.#stream.timeBase)
      this.#packet.streamIndex = this.#stream.index
      check(this.#output.interleavedWriteFrameSync(this.#packet), 'write the playback copy')
      this.#packet.unref()
    }
  }
}

function check(result: number, doing: string): void {
  if (result < 0) throw new Error(`${doing}: ${FFmpegError.strerror(result)}`)
}
