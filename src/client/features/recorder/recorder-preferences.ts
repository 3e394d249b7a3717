import type { Settings } from '#shared/contract/settings.ts'
import { RECORDER_BITRATE } from '#shared/limits.ts'

/** How the user likes to record; read anew at each recording, so that a change holds at once. */
export interface RecorderPreferences {
  /** Sends the recording at stop, without asking. */
  autoSave: boolean
  /** Bits a second. */
  bitrate: number
}

/** From the user's settings; where they could not be fetched (there is no network yet), as everything is at first. */
export function toRecorderPreferences(settings: Settings | undefined): RecorderPreferences {
  return {
    autoSave: settings?.autoSave ?? true,
    bitrate: RECORDER_BITRATE[settings?.audioQuality ?? 'high'],
  }
}
