import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Card } from '#client/ui/layout/card.tsx'
import type { CoachingCategory } from '#shared/contract/coaching.ts'
import { CategoryHead } from './category-head.tsx'

/** Placeholder for a category. */
export function CategorySkeleton({ category }: { category: CoachingCategory }) {
  return (
    <Card aria-labelledby={`coaching-${category}`} aria-busy="true" className="p-5 sm:p-6">
      <CategoryHead category={category} count={null} />
      <div className="mt-6 space-y-8">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="space-y-2.5">
            <Skeleton className="h-5 w-11/12" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        ))}
      </div>
    </Card>
  )
}
