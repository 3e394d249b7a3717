import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/session/use-session.ts'
import { Card } from '#client/ui/layout/card.tsx'
import type { CoachingCategory, CoachingInsight } from '#shared/contract/coaching.ts'
import { CategoryHead } from './category-head.tsx'
import { InsightItem } from './insight-item.tsx'

interface CategoryPanelProps {
  category: CoachingCategory
  insights: readonly CoachingInsight[]
}

/** The insights of one category. */
export function CategoryPanel({ category, insights }: CategoryPanelProps) {
  const { t } = useTranslation('coaching')
  const isPremium = useUser().isPremium
  return (
    <Card aria-labelledby={`coaching-${category}`} className="p-5 sm:p-6">
      <CategoryHead category={category} count={insights.length} />
      {insights.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline">
          {insights.map((insight) => (
            <InsightItem key={insight.text} insight={insight} />
          ))}
        </ul>
      )}
      {insights.length === 0 && isPremium && <p className="mt-4 text-ink-soft">{t('nothingSeen')}</p>}
    </Card>
  )
}
