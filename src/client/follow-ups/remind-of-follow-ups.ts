import { callApiWithHeaders } from '#client/api/api-client.ts'
import { readPageHeaders } from '#client/api/page-headers.ts'
import { translate } from '#client/i18n/i18n.ts'
import { mayNotify, showNotification } from '#client/lib/browser/show-notification.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { dayOf } from './is-overdue.ts'

const KEY = 'dictum.remindedOfTasks'
/** A later reminder replaces an earlier one that nobody has looked at. */
const TAG = 'due-tasks'

interface Reminding {
  userId: string
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: Date
}

/**
 * Shows a browser notification about follow-ups that are due or overdue, once a day on each device, at the first check
 * that finds any.
 * @throws ApiError if the follow-ups can't be fetched
 */
export async function remindOfFollowUps({ userId, storage, now }: Reminding): Promise<void> {
  const today = `${userId} ${dayOf(now)}`
  if (!mayNotify() || storage.getItem(KEY) === today) return
  const query = { of: 'due', toDo: true, timezone: localTimezone(), limit: 1 } as const
  const { data, headers } = await callApiWithHeaders('GET /api/follow-ups', { query })
  const [first] = data
  // Another page may have shown it meanwhile.
  if (!first || storage.getItem(KEY) === today) return
  storage.setItem(KEY, today)
  const count = readPageHeaders(headers, data.length).total - 1
  showNotification({
    title: translate('tasks:dueNotification', { count: count + 1 }),
    body: count === 0 ? first.title : translate('tasks:dueAndMore', { title: first.title, count }),
    tag: TAG,
    path: '/follow-ups?of=due',
  })
}
