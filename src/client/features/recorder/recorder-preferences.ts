import type { Settings } from '#shared/contract/settings.ts'
import { RECORDER_BITRATE } from '#shared/limits.ts'

/** The user's recording preferences. They are read for each recording, so that a change takes effect at once. */
export interface RecorderPreferences {
  /** Uploads the recording on stop, without asking. */
  autoSave: boolean
  /** In bits per second. */
  bitrate: number
}

/** Reads them from the user's settings. If those could not be fetched (no network yet), uses the defaults. */
export function toRecorderPreferences(settings: Settings | undefined): RecorderPreferences {
  return {
    autoSave: settings?.autoSave ?? true,
    bitrate: RECORDER_BITRATE[settings?.audioQuality ?? 'high'],
  }
}
