/** The listening process's input; the recording's container arrives on its standard input. */
export interface ListenTask {
  /** Path for the PCM: 16 kHz, mono, s16le, without a header. It grows as the recording does. */
  pcmPath: string
  /** Silero VAD in ONNX form. */
  modelPath: string
}

/** The listening process's messages: each segment once its sound is in the file, and at the end the recording's length. */
export type ListenMessage =
  | { kind: 'segment'; start: number; end: number }
  | { kind: 'ended'; seconds: number }
  | { kind: 'failed'; detail: string }
