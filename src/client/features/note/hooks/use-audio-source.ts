import { useState } from 'react'
import { buildUrl } from '#client/api/api-client.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'

/**
 * Returns the address of a note's audio, which changes with the recording: the rest of an incomplete one may join it. While
 * the new one is prepared, it stays that of the earlier one.
 */
export function useAudioSource({ id, audioVersion }: Pick<VoiceNote, 'id' | 'audioVersion'>): string {
  const [version, setVersion] = useState(audioVersion)
  if (audioVersion !== null && audioVersion !== version) setVersion(audioVersion)
  return buildUrl('/api/voice-notes/:id/audio', { id }, { version: audioVersion ?? version ?? undefined })
}
