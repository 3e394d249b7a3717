import type { AudioFacts } from '#server/audio/audio-task.ts'
import { prepareAudio } from '#server/audio/prepare-audio.ts'
import type { SpeechSegment } from './engine.ts'
import { findSpeech } from './find-speech.ts'

/**
 * Decodes a recording and finds its speech. Finds the speech while the playback copy is being made, because that takes
 * longest and neither needs the other.
 * @returns (or throws) only after both have ended.
 * @throws as `prepareAudio` and `findSpeech` do.
 */
export async function prepareRecording(request: {
  inputPath: string
  pcmPath: string
  playbackPath: string
  signal: AbortSignal
}): Promise<{ audio: AudioFacts; speech: SpeechSegment[] }> {
  const { pcmPath } = request
  const failing = new AbortController()
  const signal = AbortSignal.any([request.signal, failing.signal])
  const { promise: pcmWritten, resolve: onPcm } = Promise.withResolvers<void>()
  const preparing = prepareAudio({ ...request, signal, onPcm })
  const finding = Promise.race([pcmWritten, preparing]).then(() => findSpeech({ pcmPath, signal }))
  try {
    const [audio, speech] = await Promise.all([preparing, finding])
    return { audio, speech }
  } catch (error) {
    failing.abort(error)
    await Promise.allSettled([preparing, finding])
    throw error
  }
}
