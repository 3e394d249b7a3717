import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { PanelBoundary } from '#client/ui/panel-boundary.tsx'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import { EventList } from './event-list.tsx'
import { FeedPanel } from './feed-panel.tsx'

/** All events and the calendar feed, or what Premium would show here. */
export function EventsScreen() {
  const { t } = useTranslation('events')
  const { isPremium } = useUser()
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 mb-7 max-w-prose text-ink-soft">{t('lead')}</p>
      {isPremium ? (
        <div className="flex flex-col gap-10">
          <PanelBoundary>
            <EventList />
          </PanelBoundary>
          <PanelBoundary>
            <FeedPanel />
          </PanelBoundary>
        </div>
      ) : (
        <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />
      )}
    </div>
  )
}
