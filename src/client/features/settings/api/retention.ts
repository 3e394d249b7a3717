import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { RetentionKind } from '#shared/retention.ts'

/** The server's ceilings: for how many days at most it keeps recordings and notes. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => callApi('GET /api/retention', { signal }),
})

/** Counts what a shorter time would delete. Every call counts again. */
export const countDueMutation = () =>
  mutationOptions({
    mutationFn: (query: { kind: RetentionKind; days: number }) => callApi('GET /api/retention/preview', { query }),
    meta: { errorToast: { title: () => translate('settings:retention.countFailed') } },
  })
