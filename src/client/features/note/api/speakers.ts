import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { refreshItems } from '#client/api/items/item-queries.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { Transcript } from '#shared/contract/notes.ts'

/**
 * Shows a text with changed speakers, and fetches the follow-ups again, since the people they belong to may have
 * changed too.
 */
async function show(client: QueryClient, transcript: Transcript): Promise<void> {
  const queryKey = noteKeys.transcript(transcript.noteId)
  // A request under way may have read the text before the change.
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, transcript)
  refreshItems(client)
  await client.invalidateQueries({ queryKey: noteKeys.analysis(transcript.noteId) })
}

const FAILED = { errorToast: { title: () => translate('speakers:failed') } }

/** Starts telling the speakers of a note apart: the given number of them, or as many as are detected (null). */
export function useTellSpeakers(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (count: number | null) =>
      callApi('POST /api/voice-notes/:id/speakers', { params: { id }, body: { count } }),
    meta: FAILED,
    onSuccess: (transcript) => show(client, transcript),
  })
}

/** Names a speaker, or makes them the same person as another one (`into`). */
export function useChangeSpeaker(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number, into, ...named }: SpeakerChange) => {
      const params = { id, number }
      return into === null
        ? callApi('PATCH /api/voice-notes/:id/speakers/:number', { params, body: named })
        : callApi('POST /api/voice-notes/:id/speakers/:number/merge', { params, body: { into } })
    },
    meta: FAILED,
    onSuccess: (transcript) => show(client, transcript),
  })
}

interface SpeakerChange {
  number: number
  name: string | null
  isOwner: boolean
  into: number | null
}

/** Sets the speaker of a sentence; null for somebody who is not yet a speaker of the note. */
export function useSetSentenceSpeaker(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { version: number; sentence: number; speaker: number | null }) =>
      callApi('PUT /api/voice-notes/:id/transcript/speaker', { params: { id }, body }),
    meta: FAILED,
    onSuccess: (transcript) => show(client, transcript),
  })
}
