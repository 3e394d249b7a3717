import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { translate } from '#client/i18n/i18n.ts'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import { callApi } from '../api-client.ts'
import { noteKeys } from '../notes/note-queries.ts'

/** Polling interval while a correction is running, in milliseconds. */
const POLL_MS = 1000

export function isUnderWay({ state }: TermUse): boolean {
  return state === 'applying' || state === 'undoing'
}

/** The latest corrections of terms in earlier notes. */
export const termUsesQuery = queryOptions({
  queryKey: ['term-uses'],
  queryFn: ({ signal }) => callApi('GET /api/vocabulary/uses', { signal }),
  refetchInterval: (query) => (query.state.data?.uses.some(isUnderWay) ? POLL_MS : false),
})

/** Returns those corrections and polls while one is running. Fetches the notes again when one has ended. */
export function useTermUses({ enabled = true }: { enabled?: boolean } = {}): readonly TermUse[] {
  const client = useQueryClient()
  const { data } = useQuery({ ...termUsesQuery, enabled })
  const underWay = data?.uses.filter(isUnderWay).length ?? 0
  const before = useRef(0)
  useEffect(() => {
    if (underWay < before.current) void client.invalidateQueries({ queryKey: noteKeys.all })
    before.current = underWay
  }, [client, underWay])
  return data?.uses ?? []
}

/** Undoes a correction. */
export function useUndoTerm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi('POST /api/vocabulary/apply/:id/undo', { params: { id } }),
    meta: { errorToast: { title: () => translate('note:names.notUndone') } },
    onSuccess: () => client.invalidateQueries({ queryKey: termUsesQuery.queryKey }),
  })
}
