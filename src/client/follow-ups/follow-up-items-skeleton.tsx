import { Skeleton } from '#client/ui/feedback/skeleton.tsx'

/** Placeholder for rows of follow-ups. */
export function FollowUpItemsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-hairline">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="flex gap-3 py-5">
          <Skeleton className="size-5" />
          <div className="grow space-y-2.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
