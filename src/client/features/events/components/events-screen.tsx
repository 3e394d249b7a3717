import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventListQuery } from '#client/api/items/item-queries.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { EventList } from './event-list.tsx'
import { FeedPanel } from './feed-panel.tsx'

/** All events and the calendar feed, or a preview of Premium. */
export function EventsScreen() {
  const { t } = useTranslation('events')
  const { isPremium } = useUser()
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 mb-7 max-w-prose text-ink-soft">{t('lead')}</p>
      {isPremium ? <EventsAndFeed /> : <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />}
    </div>
  )
}

function EventsAndFeed() {
  const { isPending } = useInfiniteQuery(eventListQuery({ when: 'open' }))
  return (
    <div className="flex flex-col gap-10">
      <PanelBoundary>
        <EventList />
      </PanelBoundary>
      {/* Shown only once the length of the list is known, because it would jump otherwise. */}
      {!isPending && (
        <PanelBoundary>
          <FeedPanel />
        </PanelBoundary>
      )}
    </div>
  )
}
