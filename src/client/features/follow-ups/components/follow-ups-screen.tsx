import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpCountsQuery } from '#client/api/items/item-queries.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { FilteredFollowUps } from './filtered-follow-ups.tsx'

// Not needed for the first paint.
const FollowUpDialog = lazyPart(async () => (await import('#client/follow-ups/follow-up-dialog.tsx')).FollowUpDialog)

/** All follow-ups, or a preview of Premium. */
export function FollowUpsScreen() {
  const { t } = useTranslation('tasks')
  const { isPremium } = useUser()
  const [adding, setAdding] = useState(false)
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:flex-nowrap">
        <div>
          <ScreenTitle>{t('title')}</ScreenTitle>
          <p className="mt-1 max-w-prose text-ink-soft">{t('lead')}</p>
        </div>
        {isPremium && (
          <Button
            className="sm:shrink-0"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {isPremium ? <FilteredFollowUps /> : <WithoutPremium />}
      {adding && (
        <Suspense>
          <FollowUpDialog followUp={null} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What others have assigned to the user, and what Premium would add. */
function WithoutPremium() {
  const { t } = useTranslation('tasks')
  const { data: counts, isPending } = useQuery(followUpCountsQuery('all'))
  if (isPending) return null
  return (
    <>
      {counts !== undefined && counts.all > 0 && (
        <div className="mb-8">
          <FilteredFollowUps />
        </div>
      )}
      <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />
    </>
  )
}
