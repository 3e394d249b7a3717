import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { planQuery } from '#client/api/account/plan-query.ts'
import { Progress } from '#client/ui/feedback/progress.tsx'

/** The progress of analysing the notes that were made before an upgrade. Renders nothing if no analysis is running. */
export function AnalysisProgress({ className }: { className?: string }) {
  const { t } = useTranslation('subscribe')
  const { data: plan } = useQuery(planQuery)
  if (!plan?.isPremium || plan.analysing === 0) return null
  const text = t('analysing', { count: plan.analysing })
  return (
    <div role="status" className={className}>
      <p className="mb-2 text-ink-soft">{text}</p>
      <Progress label={text} value={(100 * (plan.notes - plan.analysing)) / plan.notes} />
    </div>
  )
}
