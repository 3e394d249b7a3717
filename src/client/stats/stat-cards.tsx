import { useQuery } from '@tanstack/react-query'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dashboardStatsQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { DashboardStats } from '#shared/contract/stats.ts'

/** Six statistics of the user's notes and follow-ups. Renders nothing for a user who has neither. */
export function StatCards() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { data: stats, error, refetch } = useQuery(dashboardStatsQuery)
  if (error && !stats) {
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  if (stats && stats.totalNotes === 0 && stats.actionItems === 0) return null
  const number = (read: (stats: DashboardStats) => string) => (stats ? read(stats) : null)
  return (
    <section aria-label={t('numbers')} aria-busy={!stats} className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-hairline bg-hairline @md:grid-cols-3">
        <StatCard label={t('totalNotes')} value={number(({ totalNotes }) => format.number(totalNotes))}>
          {stats && <Trend stats={stats} />}
        </StatCard>
        <StatCard label={t('thisWeek')} value={number(({ thisWeek }) => format.number(thisWeek))}>
          {t('weekNote')}
        </StatCard>
        <StatCard label={t('actionItems')} value={number(({ actionItems }) => format.number(actionItems))}>
          {t('tasksNote')}
        </StatCard>
        <StatCard label={t('hoursSaved')} value={number(({ hoursSaved }) => formatHours(hoursSaved))}>
          {t('hoursNote')}
        </StatCard>
        <StatCard label={t('averageDuration')} value={number(({ averageDuration }) => formatSeconds(averageDuration))}>
          {t('durationNote')}
        </StatCard>
        <StatCard
          label={t('completionRate')}
          value={number(({ completionRate }) => format.percent(Math.round(completionRate)))}
        >
          {t('completed')}
        </StatCard>
      </dl>
    </section>
  )

  /** Shows one decimal below ten hours, so that even the first note makes a difference. */
  function formatHours(hours: number): string {
    return format.number(hours, { maximumFractionDigits: hours < 10 ? 1 : 0 })
  }

  function formatSeconds(seconds: number): string {
    return format.number(Math.round(seconds), { style: 'unit', unit: 'second', unitDisplay: 'short' })
  }
}

interface StatCardProps {
  label: string
  /** Null until loaded. */
  value: string | null
  /** The explanation or comparison shown below the value. */
  children: ReactNode
}

function StatCard({ label, value, children }: StatCardProps) {
  return (
    <div className="flex flex-col bg-surface px-4 py-3.5">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-0.5 font-serif text-2xl tabular-nums leading-8">
        {value ?? <Skeleton className="my-1 h-6 w-16" />}
      </dd>
      <dd className="mt-0.5 min-h-5 text-ink-faint text-sm leading-5">{children}</dd>
    </div>
  )
}

/** Compares this week with the last, in words. */
function Trend({ stats: { totalNotes, weeklyTrend, thisWeek, lastWeek } }: { stats: DashboardStats }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (totalNotes === 0) return null
  if (lastWeek === 0) return thisWeek === 0 ? t('trendNone') : t('trendFirst')
  const percent = format.percent(Math.abs(weeklyTrend))
  if (thisWeek === lastWeek) return t('trendSame')
  const Icon = weeklyTrend > 0 ? TrendingUp : TrendingDown
  return (
    <span className={weeklyTrend > 0 ? 'text-accent' : 'text-ink-soft'}>
      <Icon aria-hidden="true" className="mr-1.5 inline size-4 stroke-[1.75] align-[-0.1875rem]" />
      {weeklyTrend > 0 ? t('trendUp', { percent }) : t('trendDown', { percent })}
    </span>
  )
}
