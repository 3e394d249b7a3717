import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'

/** Who made the versions of a text, and when; newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...noteKeys.transcript(id), 'versions'],
    queryFn: ({ signal }) => callApi('GET /api/voice-notes/:id/transcript/versions', { params: { id }, signal }),
  })
