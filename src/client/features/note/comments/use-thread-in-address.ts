import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { PagedList } from '#client/ui/buttons/more-button.tsx'
import type { CommentThread } from '#shared/contract/comments.ts'
import type { CommentTarget } from './use-sentence-comments.tsx'

/**
 * Goes to the thread that the address names, such as that of a notification, and fetches pages until the thread is
 * there.
 */
export function useThreadInAddress(
  list: PagedList,
  threads: readonly CommentThread[],
  onTarget: (target: CommentTarget) => void,
): void {
  const { search, key } = useLocation()
  const wanted = new URLSearchParams(search).get('thread')
  const shown = useRef('')
  const isThere = threads.some(({ id }) => id === wanted)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list

  useEffect(() => {
    // Only once each time the address is opened, because the user may scroll away from the thread.
    if (wanted === null || shown.current === key) return
    if (isThere) {
      shown.current = key
      onTarget({ kind: 'thread', id: wanted })
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [wanted, key, isThere, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, onTarget])
}
