import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { StreamEvent } from '#shared/contract/stream.ts'
import type { LiveSegment } from '#shared/contract/uploads.ts'
import { callApi } from '../api-client.ts'

const keyOf = (recording: string) => ['live-text', recording] as const

/** The text that the server has recognised of a recording in progress, in order. Events add to it. */
export function liveTextQuery(recording: string) {
  return queryOptions({
    queryKey: keyOf(recording),
    queryFn: async ({ signal, client }) => {
      const { segments } = await callApi('GET /api/recordings/:recording/text', { params: { recording }, signal })
      // An event may have brought a segment after the server read the text.
      return merge(client.getQueryData<LiveSegment[]>(keyOf(recording)) ?? [], segments)
    },
  })
}

/** Adds a segment that the server has just recognised. Its text is final. */
export function addLiveSegment(
  client: QueryClient,
  { recording, segment }: Extract<StreamEvent, { type: 'live_text' }>,
): void {
  client.setQueryData<LiveSegment[]>(keyOf(recording), (known = []) => merge(known, [segment]))
}

function merge(known: readonly LiveSegment[], more: readonly LiveSegment[]): LiveSegment[] {
  const byIndex = new Map([...known, ...more].map((segment) => [segment.index, segment]))
  return [...byIndex.values()].sort((a, b) => a.index - b.index)
}
