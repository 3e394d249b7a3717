import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { accountSessionsQuery, endSessionsMutation } from '../api/account.ts'
import { describeBrowser } from '../describe-browser.ts'
import { ListSkeleton } from './list-skeleton.tsx'

/** The user's sessions, and a button to end all others. */
export function AccountSessions() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data, error, refetch } = useQuery(accountSessionsQuery)
  const ending = useMutation(endSessionsMutation(useQueryClient()))
  return (
    <div className="p-4">
      <h3 className="font-medium">{t('sessions.title')}</h3>
      {data && (
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {data.map((session) => (
            <li
              key={`${session.createdAt} ${session.ipAddress}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <span>{describeBrowser(session.userAgent) ?? t('sessions.unknown')}</span>
              {session.isPresent && <Badge tone="accent">{t('sessions.present')}</Badge>}
              <span className="text-ink-faint">
                {t('sessions.since', { date: format.dateTime(session.createdAt) })}
                {session.ipAddress && `${SEPARATOR}${session.ipAddress}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button variant="outline" size="small" className="mt-3" busy={ending.isPending} onClick={() => ending.mutate()}>
          {t('sessions.end')}
        </Button>
      )}
      {!data && error && <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={1} frameless />}
    </div>
  )
}
