import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx'

/** Placeholder for an answer. */
export function AnswerSkeleton({ question }: { question: string }) {
  const { t } = useTranslation('ask')
  return (
    <section aria-label={question} aria-busy="true" className="border-hairline border-t pt-5">
      <VisuallyHidden>{t('looking')}</VisuallyHidden>
      <h2 className="panel-title text-balance break-words">{question}</h2>
      <div className="mt-3 space-y-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    </section>
  )
}
