import { describeError } from '#client/api/query-client.ts'
import { Button } from './button.tsx'

/** A list that is fetched page by page. */
export interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => Promise<unknown>
}

interface MoreButtonProps {
  list: PagedList
  children: string
}

/** Fetches the next page of a list, and shows a message if that fails. Renders nothing after the last page. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="mt-4">
      {list.isFetchNextPageError && list.error && (
        <p role="alert" className="mb-2 text-ink-soft text-sm">
          {describeError(list.error)}
        </p>
      )}
      <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  )
}
