/** The package brings no types; these are the parts of it that we use. */
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
    /** `start` in samples from the beginning. */
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array }
    pop(): void
    flush(): void
  }
}
