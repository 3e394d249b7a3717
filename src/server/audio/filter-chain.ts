import {
  avGetSampleFmtName,
  type ChannelLayout,
  FFmpegError,
  type FilterContext,
  FilterGraph,
  Frame,
} from 'node-av/lib'

/**
 * Sends decoded frames through a chain of FFmpeg's audio filters. If rate, format or channels change within a track (as
 * in joined Ogg files), the chain is flushed and rebuilt.
 */
export class FilterChain implements Disposable {
  readonly #filters: string
  readonly #frame = new Frame()
  #graph: FilterGraph | null = null
  #source: FilterContext | null = null
  #sink: FilterContext | null = null
  #form = ''

  /** @param filters in FFmpeg's syntax, such as `aresample=16000,aformat=sample_fmts=s16`. */
  constructor(filters: string) {
    this.#filters = filters
    this.#frame.alloc()
  }

  /** Filters one frame. Yields the same object each time, valid only until the next. */
  *filter(frame: Frame): Generator<Frame> {
    const form = describe(frame)
    if (form !== this.#form) {
      yield* this.finish()
      this.#build(form)
    }
    check(this.#source?.buffersrcAddFrameSync(frame), 'filter a frame')
    yield* this.#drain()
  }

  /** Flushes the filters. The chain may be used again afterwards. */
  *finish(): Generator<Frame> {
    if (!this.#graph) return
    check(this.#source?.buffersrcAddFrameSync(null), 'end the filters')
    yield* this.#drain()
    this.#graph.free()
    this.#graph = null
    this.#form = ''
  }

  [Symbol.dispose](): void {
    this.#graph?.free()
    this.#frame.free()
  }

  *#drain(): Generator<Frame> {
    while (this.#sink && this.#sink.buffersinkGetFrameSync(this.#frame) >= 0) {
      yield this.#frame
      this.#frame.unref()
    }
  }

  #build(form: string): void {
    const graph = new FilterGraph()
    graph.alloc()
    graph.nbThreads = 1
    // The named pads have nothing else to connect to, so the whole graph can be written as one string.
    check(graph.parse2(`abuffer@in=${form},${this.#filters},abuffersink@out`), 'build the filters')
    check(graph.configSync(), 'set up the filters')
    this.#graph = graph
    this.#source = graph.getFilter('abuffer@in')
    this.#sink = graph.getFilter('abuffersink@out')
    if (!this.#source || !this.#sink) throw new Error('the filter chain has no source or sink')
    this.#form = form
  }
}

function describe(frame: Frame): string {
  const format = avGetSampleFmtName(frame.format as Parameters<typeof avGetSampleFmtName>[0])
  const rate = frame.sampleRate
  return `time_base=1/${rate}:sample_rate=${rate}:sample_fmt=${format}:channel_layout=${layoutName(frame.channelLayout)}`
}

/** Returns the channel layout. If a track doesn't state it, assumes the usual one for its number of channels. */
function layoutName(layout: ChannelLayout): string {
  if (layout.mask > 0n) return `0x${layout.mask.toString(16)}`
  return ['mono', 'stereo'][layout.nbChannels - 1] ?? `${layout.nbChannels}c`
}

function check(result: number | undefined, doing: string): void {
  if (result === undefined || result < 0) throw new Error(`${doing}: ${FFmpegError.strerror(result ?? 0)}`)
}
