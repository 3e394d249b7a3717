import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dashboardStatsQuery } from '#client/api/items/item-queries.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { FREE_NOTES } from '#shared/limits.ts'

/** Says that there is no room left, and what happens to a recording, before the user records or chooses anything. */
export function NoteLimitNotice() {
  const { t } = useTranslation('dashboard')
  const { isPremium } = useUser()
  const { data: stats } = useQuery(dashboardStatsQuery)
  if (isPremium || !stats || stats.totalNotes < FREE_NOTES) return null
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-surface border border-amber-line bg-surface p-5"
    >
      <div className="max-w-prose">
        <p className="font-medium">{t('limitTitle', { max: FREE_NOTES })}</p>
        <p className="mt-1 text-ink-soft">{t('limitText')}</p>
      </div>
      <Link to="/premium" className={buttonClasses()}>
        {t('limitAction')}
      </Link>
    </div>
  )
}
