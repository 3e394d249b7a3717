import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { Language } from '#shared/languages.ts'

/** The insights in one language. They are fetched on every visit, since any note or follow-up may change them. */
export const coachingQuery = (language: Language) =>
  queryOptions({
    queryKey: ['coaching', language],
    queryFn: ({ signal }) => callApi('GET /api/coaching-insights', { signal }),
    staleTime: 0,
  })
