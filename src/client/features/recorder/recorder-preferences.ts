import type { QueryClient } from '@tanstack/react-query'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { RECORDER_BITRATE } from '#shared/limits.ts'

/** The user's recording preferences. They are read for each recording, so that a change takes effect at once. */
export interface RecorderPreferences {
  /** Decides at the end of a recording whether to upload it without asking. */
  autoSave: () => Promise<boolean>
  /** In bits per second. */
  bitrate: number
}

/**
 * Reads the preferences from the user's settings. Recording does not wait for them: until they are known, the bitrate
 * is the default, and a finished recording is not uploaded. If they can't be fetched (no network), the defaults apply.
 */
export function readRecorderPreferences(client: QueryClient): RecorderPreferences {
  const settings = client.getQueryData(settingsQuery.queryKey)
  return {
    autoSave: async () => (await client.ensureQueryData(settingsQuery).catch(() => null))?.autoSave ?? true,
    bitrate: RECORDER_BITRATE[settings?.audioQuality ?? 'high'],
  }
}
