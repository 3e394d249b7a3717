import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'

/** What happens with users' data, and another sign-up link. */
export function TrustSection() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="trust" className="border-hairline border-t">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 lg:grid-cols-2 lg:items-end lg:py-24">
        <div>
          <ShieldCheck aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
          <h2 id="trust" className="panel-title mt-4">
            {t('trust.title')}
          </h2>
          <p className="mt-2 max-w-md text-ink-soft">{t('trust.text')}</p>
        </div>
        <div className="lg:text-right">
          <p className="font-medium font-serif text-[clamp(1.625rem,1.3rem+1.4vw,2.25rem)] leading-tight tracking-[-0.02em]">
            {t('closing')}
          </p>
          <a href="/auth?tab=sign-up" className={buttonClasses({ size: 'large', className: 'mt-6' })}>
            {t('getStarted')}
          </a>
        </div>
      </div>
    </section>
  )
}
