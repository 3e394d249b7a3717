// Written by scripts/make-sample-notes.ts.
import type { Language } from '#shared/languages.ts'
import en from './en.mp3'
import es from './es.mp3'
import fr from './fr.mp3'

/** The sample note's audio in one language, spoken by a synthesiser. Times are in seconds. */
export interface SampleSound {
  url: string
  seconds: number
  /** The start of each sentence. */
  starts: readonly number[]
  /** The waveform, in hundredths of the loudest level. */
  levels: readonly number[]
}

export const SAMPLE_SOUNDS: Record<Language, SampleSound> = {
  en: {
    url: en,
    seconds: 9.75,
    starts: [0.15, 1.61, 4.65, 7.34],
    // biome-ignore format: figures
    levels: [11, 46, 79, 83, 71, 88, 31, 6, 6, 67, 59, 59, 24, 41, 94, 43, 26, 81, 77, 83, 93, 94, 64, 7, 6, 6, 6, 72, 85, 62, 81, 78, 74, 48, 40, 63, 52, 73, 39, 39, 6, 6, 100, 59, 20, 67, 69, 61, 36, 60, 41, 42, 45, 6, 6, 6],
  },
  es: {
    url: es,
    seconds: 12.49,
    starts: [0.15, 2.01, 5.17, 9.24],
    // biome-ignore format: figures
    levels: [23, 51, 83, 100, 68, 78, 65, 6, 6, 67, 42, 52, 23, 68, 43, 57, 43, 85, 46, 89, 30, 21, 6, 83, 55, 73, 62, 76, 45, 65, 61, 45, 44, 76, 67, 33, 39, 81, 48, 6, 6, 43, 44, 73, 82, 92, 51, 61, 80, 52, 49, 46, 83, 47, 6, 6],
  },
  fr: {
    url: fr,
    seconds: 11.07,
    starts: [0.15, 1.81, 4.73, 7.95],
    // biome-ignore format: figures
    levels: [14, 74, 60, 64, 57, 69, 68, 6, 6, 52, 59, 59, 6, 56, 49, 49, 49, 41, 73, 74, 78, 6, 6, 16, 51, 53, 58, 76, 100, 67, 62, 26, 54, 61, 59, 49, 61, 62, 6, 6, 73, 62, 64, 66, 68, 57, 52, 43, 65, 46, 60, 57, 49, 59, 6, 6],
  },
}
