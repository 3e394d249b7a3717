import { useTranslation } from 'react-i18next'
import { askForConsent } from '#client/lib/cookie-consent.ts'
import { useSite } from '#client/lib/site.ts'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

/** Below every screen of visitors: whom to write to, and what the law asks for. */
export function LandingFooter() {
  const { t } = useTranslation('landing')
  const { t: tCookies } = useTranslation('cookies')
  const email = useSite()?.contactEmail
  return (
    <footer className="border-hairline border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink-faint text-sm sm:px-6">
        <div className="flex min-h-11 flex-wrap items-center gap-x-6">
          <p>{t('footer.rights', { year: new Date().getFullYear() })}</p>
          {email && (
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {t('footer.contact', { email })}
            </a>
          )}
        </div>
        <nav aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6">
          <a href="/privacy-policy" className={LINK}>
            {t('footer.privacy')}
          </a>
          <a href="/cookie-policy" className={LINK}>
            {t('footer.cookies')}
          </a>
          <button id="cookie-settings" type="button" onClick={askForConsent} className={LINK}>
            {tCookies('settings')}
          </button>
        </nav>
      </div>
    </footer>
  )
}
