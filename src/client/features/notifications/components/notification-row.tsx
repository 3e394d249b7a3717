import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '#client/i18n/use-format.ts'
import { useToday } from '#client/lib/time/use-clock.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { UserNotification } from '#shared/contract/notifications.ts'
import { notificationPath } from '#shared/notification-path.ts'
import { DELETION_NOTICE_DAYS } from '#shared/retention.ts'

const ROW =
  'flex w-full items-start gap-3 px-4 py-3 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2'

/**
 * One notification: what happened, the quoted words, the time, and a mark while it is unread. It links to what it is
 * about.
 */
export function NotificationRow({ item, onOpen }: { item: UserNotification; onOpen: () => void }) {
  const { t } = useTranslation('notifications')
  const { kind, note, quote, threadId, taskId, isRead } = item
  const content = (
    <>
      <span className={joinClasses('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}>
        {!isRead && <span className="sr-only">{t('new')}</span>}
      </span>
      <span className="min-w-0 grow">
        <span className={joinClasses('wrap-anywhere block', isRead ? 'text-ink-soft' : 'font-medium')}>
          <What item={item} />
        </span>
        {quote !== '' && (
          <span dir="auto" className="wrap-anywhere mt-0.5 line-clamp-2 text-ink-soft text-sm">
            {quote}
          </span>
        )}
        <span className="mt-0.5 block text-ink-faint text-xs">
          <When createdAt={item.createdAt} />
        </span>
      </span>
    </>
  )
  return (
    <li>
      {kind === 'access_ended' ? (
        <button type="button" onClick={onOpen} className={ROW}>
          {content}
        </button>
      ) : (
        <Link to={notificationPath({ noteId: note?.id ?? null, threadId, taskId })} onClick={onOpen} className={ROW}>
          {content}
        </Link>
      )}
    </li>
  )
}

function What({ item }: { item: UserNotification }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  if (item.kind === 'audio_deletion' || item.kind === 'notes_deletion') {
    const date = new Date(item.createdAt)
    date.setDate(date.getDate() + DELETION_NOTICE_DAYS)
    const what = item.kind === 'audio_deletion' ? 'audio' : 'notes'
    return t(`deletions.${what}`, { count: item.count ?? 0, date: format.date(date) })
  }
  const values = { who: item.actor?.name ?? t('departed'), note: item.note?.title || t('untitled') }
  if (item.kind !== 'access_changed') return t(`kinds.${item.kind}`, values)
  return t(`access.${item.permission ?? 'read'}`, values)
}

/** The time if it was today, otherwise the day. */
function When({ createdAt }: { createdAt: string }) {
  const format = useFormat()
  const isToday = new Date(createdAt).getTime() >= useToday()
  return <time dateTime={createdAt}>{isToday ? format.time(createdAt) : format.relativeDay(createdAt)}</time>
}
