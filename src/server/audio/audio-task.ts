import type { AudioFailure } from './audio-error.ts'

/** What the decoding process is asked to do. */
export interface AudioTask {
  inputPath: string
  /** Where the PCM goes: 16 kHz, mono, s16le, without a header. */
  pcmPath: string
  /** Where the playback copy goes; null: only the PCM is wanted. */
  playbackPath: string | null
}

/** The step at which the length is known, in seconds, as the packets of the file tell it: before anything is decoded. */
export const LENGTH_MEASURED = 'length-measured'

/** The step at which the PCM is whole; the playback copy is made after it. */
export const PCM_WRITTEN = 'pcm-written'

export interface AudioFacts {
  /** Of the sound that was decoded. */
  durationSeconds: number
  /** At most `MAX_PEAKS`, 0 to 1, of equally long slices, as loud as the playback copy is. */
  peaks: number[]
  /** The decoder's name, such as `opus` or `mp3float`. */
  codec: string
  /** Of the original. */
  channels: number
}

/** Waveforms are drawn with at most so many bars. */
export const MAX_PEAKS = 1000

/** Codes of failures that travel from the decoding process, so that the other side can tell them from nonsense. */
export const AUDIO_FAILURES: readonly AudioFailure[] = [
  'audio_unreadable',
  'audio_no_track',
  'audio_empty',
  'audio_too_long',
]
