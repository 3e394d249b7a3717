import type { AudioFailure } from './audio-error.ts'

/** The input of the decoding process. */
export interface AudioTask {
  inputPath: string
  /** Path for the PCM: 16 kHz, mono, s16le, without a header. */
  pcmPath: string
  /** Path for the playback copy; null if only the PCM is wanted. */
  playbackPath: string | null
}

/** The step at which the length is known, in seconds, from the file's packets and before anything is decoded. */
export const LENGTH_MEASURED = 'length-measured'

/** The step at which the PCM is complete; the playback copy is made after it. */
export const PCM_WRITTEN = 'pcm-written'

export interface AudioFacts {
  /** Length of the decoded audio, in seconds. */
  durationSeconds: number
  /** At most `MAX_PEAKS`, 0 to 1, one per slice of equal length, at the loudness of the playback copy. */
  peaks: number[]
  /** The decoder's name, such as `opus` or `mp3float`. */
  codec: string
  /** Number of channels of the original. */
  channels: number
}

/** Maximum number of bars in a waveform. */
export const MAX_PEAKS = 1000

/** The failure codes that the decoding process may send; the other side accepts no others. */
export const AUDIO_FAILURES: readonly AudioFailure[] = [
  'audio_unreadable',
  'audio_no_track',
  'audio_empty',
  'audio_too_long',
]
