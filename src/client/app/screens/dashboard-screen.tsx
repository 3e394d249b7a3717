import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { useClock } from '#client/lib/time/use-clock.ts'
import { useHoldOpening } from '#client/ui/deferred/use-parts-shown.ts'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { displayName } from '../layout/display-name.ts'
import { DashboardGrid } from './dashboard-grid.tsx'
import { DashboardPanels } from './dashboard-panels.tsx'
import { partOfDay } from './part-of-day.ts'

/** The main screen. */
export function DashboardScreen() {
  const { t } = useTranslation('notes')
  const { t: tLayout } = useTranslation('layout')
  const language = useLanguage()
  const part = useClock((now) => partOfDay(now, language))
  const name = displayName(useUser(), tLayout('executive'))
  return (
    <>
      <ScreenTitle documentTitle={tLayout('nav.dashboard')} className="mb-6 truncate pb-1">
        {t(`greeting.${part}`, { name })}
      </ScreenTitle>
      <PanelBoundary>
        <Suspense fallback={<PanelPlaces />}>
          <DashboardPanels />
        </Suspense>
      </PanelBoundary>
    </>
  )
}

function PanelPlaces() {
  useHoldOpening()
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <DashboardGrid
        first={<Skeleton className="h-72 rounded-surface" />}
        aside={
          <>
            <Skeleton className="h-96 rounded-surface" />
            <Skeleton className="h-52 rounded-surface" />
          </>
        }
        rest={
          <>
            <Skeleton className="h-96 rounded-surface" />
            <Skeleton className="h-44 rounded-surface" />
          </>
        }
      />
    </div>
  )
}
