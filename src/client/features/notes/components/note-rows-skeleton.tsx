import { Skeleton } from '#client/ui/feedback/skeleton.tsx'

/** Placeholder for rows of notes. */
export function NoteRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-hairline">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className="space-y-2.5 py-4">
          <div className="flex justify-between gap-6">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-5.5 w-40 rounded-full" />
        </div>
      ))}
    </div>
  )
}
