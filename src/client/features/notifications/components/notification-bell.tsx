import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { labelWith } from '#client/i18n/label-with.ts'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { unreadQuery } from '../api/notifications.ts'
import { NotificationList } from './notification-list.tsx'

/** Maximum number that the bell shows; above it, it shows `9+`. */
const MOST_SHOWN = 9

/** A bell with the number of unread notifications, which opens the list of all notifications. */
export function NotificationBell({ slot }: { slot: Element }) {
  const { t } = useTranslation('notifications')
  const [open, setOpen] = useState(false)
  const { data } = useQuery(unreadQuery)
  const unread = data?.unread ?? 0
  const news = unread > 0 ? t('unread', { count: unread }) : ''
  return createPortal(
    <>
      <LiveRegion message={news} />
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          aria-label={news ? labelWith(t('title'), news) : t('title')}
          title={t('title')}
          className={iconButtonClasses('quiet', 'relative')}
        >
          <Bell aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold text-[0.6875rem] text-on-accent tabular-nums leading-4.5"
            >
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            aria-labelledby="notifications-heading"
            className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1rem))] animate-drop flex-col rounded-surface border border-hairline bg-surface shadow-ink/10 shadow-lg outline-none data-[state=closed]:animate-vanish"
          >
            <NotificationList unread={unread} onLeave={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>,
    slot,
  )
}
