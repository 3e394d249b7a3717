import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'

/** Free and Premium, side by side. */
export function Pricing() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="pricing" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <h2
        id="pricing"
        className="font-medium font-serif text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-tight tracking-[-0.02em]"
      >
        {t('pricing.title')}
      </h2>
      <div className="mt-10 grid gap-5 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <Plan
          name={t('pricing.free')}
          price={t('pricing.freePrice')}
          text={t('pricing.freeText')}
          points={[t('pricing.free1'), t('pricing.free2'), t('pricing.free3')]}
          action={
            <a
              href="/auth?tab=sign-up"
              className={buttonClasses({ variant: 'outline', size: 'large', className: 'w-full' })}
            >
              {t('startFree')}
            </a>
          }
        />
        <Plan
          premium
          name={t('pricing.premium')}
          price={t('pricing.premiumPrice')}
          text={t('pricing.premiumText')}
          points={[
            t('pricing.premium1'),
            t('pricing.premium2'),
            t('pricing.premium3'),
            t('pricing.premium6'),
            t('pricing.premium4'),
            t('pricing.premium5'),
          ]}
          action={
            <a href="/subscribe" className={buttonClasses({ size: 'large', className: 'w-full' })}>
              {t('pricing.premiumAction')}
            </a>
          }
        />
      </div>
      <p className="mt-5 text-ink-faint text-sm">{t('pricing.terms')}</p>
    </section>
  )
}

interface PlanProps {
  name: string
  price: string
  text: string
  points: readonly string[]
  action: ReactNode
  premium?: boolean
}

function Plan({ name, price, text, points, action, premium = false }: PlanProps) {
  const { t } = useTranslation('landing')
  return (
    <div
      className={joinClasses(
        'flex flex-col rounded-surface border bg-surface p-6 sm:p-8',
        premium ? 'border-amber-line' : 'border-hairline',
      )}
    >
      <h3 className={joinClasses('panel-title', premium && 'text-amber')}>{name}</h3>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-medium font-serif text-5xl tracking-[-0.03em]">{price}</span>
        <span className="text-ink-faint">{t('pricing.perMonth')}</span>
      </p>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className={joinClasses('my-7 grid gap-x-6 gap-y-3', premium && 'sm:grid-cols-2')}>
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check
              aria-hidden="true"
              className={joinClasses('mt-1 size-4 shrink-0', premium ? 'text-amber' : 'text-accent')}
            />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </div>
  )
}
