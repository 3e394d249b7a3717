import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { coachingQuery } from '../api/coaching-query.ts'
import { COACHING_CATEGORIES } from '../coaching-categories.ts'
import { CategoryPanel } from './category-panel.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import { TooFewNotes } from './too-few-notes.tsx'

/** What the notes show about how the user works; without Premium, a preview. */
export function CoachingScreen() {
  const { t } = useTranslation('coaching')
  const isPremium = useUser().isPremium
  return (
    <div className="mx-auto max-w-5xl">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p className="mt-1 max-w-prose text-ink-soft">{t('lead')}</p>
      <div className="mt-8">{isPremium ? <Insights /> : <WithoutPremium />}</div>
    </div>
  )
}

function Insights() {
  const { t } = useTranslation('coaching')
  const { data, error, isFetching, refetch } = useQuery(coachingQuery(useLanguage()))
  if (!data && error && !isFetching) {
    return <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <Categories>
        {COACHING_CATEGORIES.map((category) => (
          <CategorySkeleton key={category} category={category} />
        ))}
      </Categories>
    )
  }
  if (data.notes < data.needed) return <TooFewNotes notes={data.notes} needed={data.needed} />
  return (
    <>
      <p className="mb-5 text-ink-faint text-sm">{t('from', { count: data.notes })}</p>
      <Categories>
        {COACHING_CATEGORIES.map((category) => (
          <CategoryPanel key={category} category={category} insights={data.details[category]} />
        ))}
      </Categories>
      <p className="mt-6 max-w-prose text-ink-faint text-sm">{t('privacy')}</p>
    </>
  )
}

function WithoutPremium() {
  const { t } = useTranslation('coaching')
  return (
    <>
      <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />
      <div className="mt-8">
        <Categories>
          {COACHING_CATEGORIES.map((category) => (
            <CategoryPanel key={category} category={category} insights={[]} />
          ))}
        </Categories>
      </div>
    </>
  )
}

function Categories({ children }: { children: ReactNode }) {
  // Columns instead of rows, because some categories are much longer than others.
  return <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">{children}</div>
}
