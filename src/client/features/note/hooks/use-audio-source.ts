import { useState } from 'react'
import { buildUrl } from '#client/api/api-client.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

/**
 * Returns the address of a note's audio. It changes with the recording, for example when the rest of an incomplete
 * recording joins it. While the new audio is being prepared, it remains the address of the earlier one.
 */
export function useAudioSource({ id, audioVersion }: Pick<VoiceNote, 'id' | 'audioVersion'>): string {
  const [version, setVersion] = useState(audioVersion)
  if (audioVersion !== null && audioVersion !== version) setVersion(audioVersion)
  return buildUrl('/api/voice-notes/:id/audio', { id }, { version: audioVersion ?? version ?? undefined })
}
