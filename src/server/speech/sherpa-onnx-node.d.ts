/** The package has no types; these are the parts of it that we use. */
declare module 'sherpa-onnx-node' {
  export class Vad {
    constructor(
      config: {
        sileroVad: {
          model: string
          threshold: number
          minSilenceDuration: number
          minSpeechDuration: number
          maxSpeechDuration: number
          windowSize: number
        }
        sampleRate: number
        numThreads: number
        provider: 'cpu'
        debug: boolean
      },
      bufferSizeInSeconds: number,
    )
    acceptWaveform(samples: Float32Array): void
    isEmpty(): boolean
    /** Whether somebody is speaking. */
    isDetected(): boolean
    /** `start` in samples from the beginning. */
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array }
    pop(): void
    flush(): void
  }

  export interface OfflineRecognizerConfig {
    featConfig: { sampleRate: number; featureDim: number }
    modelConfig: {
      transducer?: { encoder: string; decoder: string; joiner: string }
      canary?: { encoder: string; decoder: string; srcLang: string; tgtLang: string; usePnc: 0 | 1 }
      /** The language is an option of each stream. */
      cohereTranscribe?: { encoder: string; decoder: string; usePunct: 0 | 1; useItn: 0 | 1 }
      /** The language is an option of each stream, as its English name. */
      qwen3Asr?: {
        convFrontend: string
        encoder: string
        decoder: string
        /** A folder. */
        tokenizer: string
        hotwords: string
        maxNewTokens: number
      }
      whisper?: { encoder: string; decoder: string; language: string; task: string; tailPaddings: number }
      nemoCtc?: { model: string }
      modelType?: string
      /** How terms are split into pieces, and the file that lists them. */
      modelingUnit?: 'bpe'
      bpeVocab?: string
      tokens: string
      numThreads: number
      provider: 'cpu'
      debug: 0 | 1
    }
    decodingMethod?: 'greedy_search' | 'modified_beam_search'
    maxActivePaths?: number
    hotwordsScore?: number
  }

  export class OfflineStream {
    /** Anything but a `Float32Array` in [-1, 1] is accepted silently and treated as noise. */
    acceptWaveform(wave: { sampleRate: number; samples: Float32Array }): void
    setOption(key: 'language', value: string): void
  }

  export interface OfflineRecognizerResult {
    text: string
    tokens: string[]
    timestamps: number[]
    durations: number[]
    ys_log_probs: number[]
    lang: string
  }

  export class OfflineRecognizer {
    /** Rejects for a missing or damaged file; other faults of a model crash the process. */
    static createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer>
    setConfig(config: OfflineRecognizerConfig): void
    /** @param hotWords terms separated by slashes; only for transducers with `modified_beam_search`, others crash. */
    createStream(hotWords?: string): OfflineStream
    decodeAsync(stream: OfflineStream): Promise<OfflineRecognizerResult>
  }

  export interface OnlineRecognizerConfig {
    featConfig: { sampleRate: number; featureDim: number }
    modelConfig: {
      transducer: { encoder: string; decoder: string; joiner: string }
      tokens: string
      numThreads: number
      provider: 'cpu'
      debug: 0 | 1
    }
    decodingMethod: 'greedy_search'
    enableEndpoint: 0 | 1
  }

  export class OnlineStream {
    acceptWaveform(wave: { sampleRate: number; samples: Float32Array }): void
    setOption(key: 'language', value: string): void
    inputFinished(): void
  }

  export class OnlineRecognizer {
    constructor(config: OnlineRecognizerConfig)
    createStream(): OnlineStream
    /** Whether a further chunk is complete. */
    isReady(stream: OnlineStream): boolean
    /** Decodes one chunk, blocking the thread. */
    decode(stream: OnlineStream): void
    getResult(stream: OnlineStream): { text: string; tokens: string[]; timestamps: number[] }
  }

  interface ModelRun {
    numThreads: number
    provider: 'cpu'
    debug: 0 | 1
  }

  export class OfflineSpeakerDiarization {
    constructor(config: {
      segmentation: ModelRun & { pyannote: { model: string } }
      embedding: ModelRun & { model: string }
      /** With no number (-1), it makes as many clusters as are less alike than the threshold. */
      clustering: { numClusters: number; threshold: number }
      /** Seconds. */
      minDurationOn: number
      minDurationOff: number
    })
    readonly handle: object
  }

  export class SpeakerEmbeddingExtractor {
    constructor(config: ModelRun & { model: string })
    createStream(): OnlineStream
    isReady(stream: OnlineStream): boolean
    compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array
  }
}

/** The functions beneath the classes. Only they can tell speakers apart without blocking the thread. */
declare module 'sherpa-onnx-node/addon.js' {
  const addon: {
    /** Speakers count from 0; the turns are in order. All arguments are needed. */
    offlineSpeakerDiarizationProcessAsync(
      handle: object,
      samples: Float32Array,
      onProgress: (done: number, total: number) => void,
    ): Promise<{ start: number; end: number; speaker: number }[]>
  }
  export = addon
}
