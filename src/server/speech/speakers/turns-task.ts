import type { SpeakerFiles } from './speaker-model.ts'

/** The process's input: a block of a recording. */
export interface TurnsTask {
  pcmPath: string
  /** Seconds from the recording's beginning. */
  start: number
  end: number
  files: SpeakerFiles
  /** How many people speak in the block; null: found by comparing the voices. */
  speakers: number | null
  threads: number
}

/** A stretch in which one person speaks. Those of two people may overlap. */
export interface SpeakerTurn {
  /** Seconds from the recording's beginning. */
  start: number
  end: number
  /** The number of the speaker, from 1, in the order in which people first speak. */
  speaker: number
}
