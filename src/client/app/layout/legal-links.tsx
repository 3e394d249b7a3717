import { useTranslation } from 'react-i18next'
import { askForConsent } from '#client/lib/browser/cookie-consent.ts'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

/** The links that the law requires on every page: the policies and the cookie settings. */
export function LegalLinks() {
  const { t } = useTranslation('landing')
  const { t: tCookies } = useTranslation('cookies')
  return (
    <nav aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6 text-ink-faint text-sm">
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
  )
}
