import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '#client/lib/session/use-session.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { PlanTable } from './plan-table.tsx'
import { PremiumFeatures } from './premium-features.tsx'

const QUESTIONS = ['cancel', 'keep', 'earlier', 'annual', 'card'] as const

/** What Premium adds to Free, and how to get it. */
export function PremiumScreen() {
  const { t } = useTranslation('premium')
  return (
    <div className="mx-auto max-w-5xl">
      <Link
        to="/dashboard"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <ScreenTitle className="mt-3" documentTitle={t('documentTitle')}>
        {t('title')}
      </ScreenTitle>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{t('lead')}</p>
      <Offer />
      <PremiumFeatures />
      <PlanTable />
      <section aria-labelledby="questions" className="mt-14">
        <h2 id="questions" className="panel-title">
          {t('questions.title')}
        </h2>
        <dl className="mt-5 grid gap-x-12 gap-y-7 lg:grid-cols-2">
          {QUESTIONS.map((name) => (
            <div key={name}>
              <dt className="font-medium">{t(`questions.${name}`)}</dt>
              <dd className="mt-1.5 max-w-prose text-ink-soft">{t(`questions.${name}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Offer() {
  const { t } = useTranslation('premium')
  if (useUser().isPremium) {
    return (
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-surface border border-amber-line bg-surface p-6">
        <p className="font-medium text-amber">{t('have')}</p>
        <Link to="/settings" className={buttonClasses({ variant: 'outline' })}>
          {t('manage')}
        </Link>
      </div>
    )
  }
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-surface border border-amber-line bg-surface p-6">
      <p className="flex items-baseline gap-2">
        <span className="font-medium font-serif text-5xl tracking-[-0.03em]">{t('price')}</span>
        <span className="text-ink-faint">{t('perMonth')}</span>
      </p>
      <p className="max-w-xs grow text-ink-faint text-sm">{t('terms')}</p>
      <Link to="/subscribe" className={buttonClasses({ size: 'large', className: 'w-full sm:ml-auto sm:w-auto' })}>
        {t('action')}
      </Link>
    </div>
  )
}
