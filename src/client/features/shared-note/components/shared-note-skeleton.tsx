import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx'

/** Placeholder for the page, with everything in its final position. */
export function SharedNoteSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-11 w-3/4 max-w-xl" />
      <Skeleton className="mt-3.5 h-5 w-56" />
      <div className="mt-10 flex max-w-[68ch] flex-col gap-3.5">
        <Skeleton className="h-4.5 w-full" />
        <Skeleton className="h-4.5 w-11/12" />
        <Skeleton className="h-4.5 w-full" />
        <Skeleton className="h-4.5 w-2/5" />
      </div>
    </div>
  )
}
