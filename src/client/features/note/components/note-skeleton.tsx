import { useTranslation } from 'react-i18next'
import { useHoldOpening } from '#client/ui/deferred/use-parts-shown.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx'
import { BackLink } from './note-header.tsx'

/** Placeholder for the note page, with everything in its final position. */
export function NoteSkeleton() {
  useHoldOpening()
  const { t } = useTranslation()
  return (
    <div data-wide="" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className="flex h-10 items-center">
        <BackLink />
      </div>
      <Skeleton className="mt-3 h-9 w-3/4 max-w-lg" />
      <Skeleton className="mt-3.5 h-5 w-64" />
      <div className="mt-8">
        <TextSkeleton />
      </div>
    </div>
  )
}

/** Placeholder for lines of text. */
export function TextSkeleton() {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3.5">
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="h-4.5 w-11/12" />
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="h-4.5 w-4/5" />
      <Skeleton className="h-4.5 w-2/5" />
    </div>
  )
}
