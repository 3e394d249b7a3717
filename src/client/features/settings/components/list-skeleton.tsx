import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface ListSkeletonProps {
  rows: number
  /** For a list that already has a surface around it. */
  frameless?: boolean
}

/** Placeholder for a list. */
export function ListSkeleton({ rows, frameless = false }: ListSkeletonProps) {
  return (
    <div
      className={joinClasses(
        'divide-y divide-hairline',
        !frameless && 'rounded-surface border border-hairline bg-surface',
      )}
    >
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
        <div key={index} className="px-4 py-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
        </div>
      ))}
    </div>
  )
}
