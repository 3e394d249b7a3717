import type { SpeakerFiles } from './speaker-model.ts'

/** The process's input. */
export interface TurnsTask {
  pcmPath: string
  files: SpeakerFiles
  /** How many people speak; null: found by comparing the voices. */
  speakers: number | null
  threads: number
  /** A longer recording is worked on in blocks of this length. */
  blockSeconds: number
}

/** A stretch in which one person speaks. Those of two people may overlap. */
export interface SpeakerTurn {
  /** Seconds from the recording's beginning. */
  start: number
  end: number
  /** From 1, in the order in which people first speak. */
  speaker: number
}

/** Reported before each block of a recording that is worked on; the value is its length in seconds. */
export const BLOCK_BEGUN = 'block'
