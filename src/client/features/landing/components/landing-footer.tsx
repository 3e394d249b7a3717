import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export function LandingFooter() {
  const { t } = useTranslation('landing')
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'
  return (
    <footer className="border-hairline border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink-faint text-sm sm:px-6">
        <p>{t('footer.rights', { year: new Date().getFullYear() })}</p>
        <nav className="flex flex-wrap gap-x-6">
          <Link to="/privacy-policy" className={link}>
            {t('footer.privacy')}
          </Link>
          <Link to="/cookie-policy" className={link}>
            {t('footer.cookies')}
          </Link>
        </nav>
      </div>
    </footer>
  )
}
