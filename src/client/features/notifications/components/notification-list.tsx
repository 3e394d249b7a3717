import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { MoreButton } from '#client/ui/buttons/more-button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { notificationsQuery, readMutation } from '../api/notifications.ts'
import { NotificationRow } from './notification-row.tsx'

/** The user's notifications, newest first. @param onLeave called when one of them is opened */
export function NotificationList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationsQuery)
  const reading = useMutation(readMutation(useQueryClient()))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-hairline border-b py-1.5 pr-2 pl-4">
        <h2 id="notifications-heading" className="panel-title">
          {t('title')}
        </h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" busy={reading.isPending} onClick={() => reading.mutate(null)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {list.isPending && <WaitingRows />}
        {list.error && !list.data && (
          <div className="p-4">
            <ErrorPanel
              title={t('loadFailed')}
              message={describeError(list.error)}
              onRetry={() => void list.refetch()}
            />
          </div>
        )}
        {list.data && items.length === 0 && (
          <EmptyState icon={<Bell />} title={t('none')} description={t('noneText')} className="py-10" />
        )}
        {items.length > 0 && (
          <ul className="divide-y divide-hairline">
            {items.map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                onOpen={() => {
                  if (!item.isRead) reading.mutate(item.id)
                  if (item.kind !== 'access_ended') onLeave()
                }}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="px-4 pb-4">
            <MoreButton list={list}>{t('more')}</MoreButton>
          </div>
        )}
      </div>
      <div className="border-hairline border-t px-4">
        <Link
          to="/settings#notifications"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center rounded-control text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline"
        >
          {t('settings')}
        </Link>
      </div>
    </>
  )
}

function WaitingRows() {
  return (
    <div className="flex flex-col gap-4 p-4">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  )
}
