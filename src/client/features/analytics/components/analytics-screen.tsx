import { useQuery } from '@tanstack/react-query'
import ChartLine from 'lucide-react/icons/chart-line'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dashboardStatsQuery } from '#client/api/items/item-queries.ts'
import { describeError } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { StatCards } from '#client/stats/stat-cards.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import type { Analytics } from '#shared/contract/analytics.ts'
import { analyticsQuery } from '../api/analytics.ts'
import { ChartCard } from './chart-card.tsx'
import { TagBars } from './tag-bars.tsx'
import { useCharts } from './use-charts.ts'

/** The user's figures, and charts of twelve weeks of notes. Each chart can also be read as a table. */
export function AnalyticsScreen() {
  const { t } = useTranslation('analytics')
  const { data, error, refetch } = useQuery(analyticsQuery)
  return (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 mb-8 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className="flex flex-col gap-5">
        <PanelBoundary>
          <StatCards />
        </PanelBoundary>
        {data ? (
          data.weeks.every((week) => week.notes === 0) ? (
            <NothingLately />
          ) : (
            <Charts analytics={data} />
          )
        ) : error ? (
          <ErrorPanel title={t('failed')} message={describeError(error)} onRetry={() => void refetch()} />
        ) : (
          <ChartPlaces />
        )}
      </div>
    </>
  )
}

function ChartPlaces() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {['notes', 'minutes', 'pace', 'sentiment'].map((name) => (
        <Skeleton key={name} className="h-89 rounded-surface" />
      ))}
    </div>
  )
}

/** Distinguishes a user without any note from one whose notes are all older. */
function NothingLately() {
  const { t } = useTranslation('analytics')
  const { data: stats, isPending } = useQuery(dashboardStatsQuery)
  if (isPending) return <ChartPlaces />
  const hasNone = stats?.totalNotes === 0
  return (
    <EmptyState
      icon={<ChartLine />}
      title={t(hasNone ? 'emptyTitle' : 'noneLately')}
      description={t(hasNone ? 'emptyText' : 'noneLatelyText')}
      action={
        <Link to="/" className={buttonClasses()}>
          {t('record')}
        </Link>
      }
      className="rounded-surface border border-hairline border-dashed"
    />
  )
}

function Charts({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation('analytics')
  const { isPremium } = useUser()
  const charts = useCharts(analytics)
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {charts.map((chart) => (
        <ChartCard key={chart.title} chart={chart} />
      ))}
      <TagBars tags={analytics.tags} />
      {!isPremium && <UpgradePrompt title={t('tasks.title')} text={t('tasks.upgrade')} />}
    </div>
  )
}
