import { describeError } from '#client/api/query-client.ts'
import { Button } from './button.tsx'

interface MoreButtonProps {
  /** A list that is fetched page by page. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => Promise<unknown>
  }
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
