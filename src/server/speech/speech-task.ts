/** The detector process's input. */
export interface SpeechTask {
  pcmPath: string
  /** Silero VAD in ONNX form. */
  modelPath: string
}

/** A stretch of a recording, in seconds from its beginning. */
export interface SpeechSpan {
  start: number
  end: number
}
