import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { putNote } from '#client/api/notes/note-cache.ts'

/** Resumes a failed or waiting note after its last finished stage. */
export function useRetryNote(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('POST /api/voice-notes/:id/retry', { params: { id } }),
    onSuccess: (note) => putNote(client, note),
  })
}
