import { RECORDER_BITRATE } from '#shared/limits.ts'

/** How the user likes to record; read anew at each recording, so that a change holds at once. */
export interface RecorderPreferences {
  /** Sends the recording at stop, without asking. */
  autoSave: boolean
  /** Bits a second. */
  bitrate: number
}

/** Reads `dictum.autoSave` (`true` or absent) and `dictum.audioQuality` (`high` or `standard`) from the device. */
export function readRecorderPreferences(storage: Pick<Storage, 'getItem'>): RecorderPreferences {
  return {
    autoSave: storage.getItem('dictum.autoSave') === 'true',
    bitrate: storage.getItem('dictum.audioQuality') === 'standard' ? RECORDER_BITRATE.standard : RECORDER_BITRATE.high,
  }
}
