import { useTranslation } from 'react-i18next'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { CoachingCategory } from '#shared/contract/coaching.ts'
import { COACHING_INSIGHTS } from '#shared/limits.ts'
import { CATEGORY_ICONS } from '../coaching-categories.ts'

interface CategoryHeadProps {
  category: CoachingCategory
  /** Null until known. */
  count: number | null
}

/** A category's name and the number of its insights. */
export function CategoryHead({ category, count }: CategoryHeadProps) {
  const { t } = useTranslation('coaching')
  const Icon = CATEGORY_ICONS[category]
  const progress = t('progress', { count: count ?? 0, total: COACHING_INSIGHTS })
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`coaching-${category}`} className="panel-title flex items-baseline gap-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 self-start stroke-[1.5] text-accent" />
          {t(`category.${category}`)}
        </h2>
        {count !== null && <span className="shrink-0 text-ink-faint text-sm tabular-nums">{progress}</span>}
      </div>
      <p className="mt-1 text-ink-soft text-sm">{t(`about.${category}`)}</p>
      <Progress
        label={t('progressLabel', { category: t(`category.${category}`) })}
        value={((count ?? 0) / COACHING_INSIGHTS) * 100}
        className="mt-3"
      />
    </>
  )
}
