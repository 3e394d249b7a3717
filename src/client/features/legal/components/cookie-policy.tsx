import { useTranslation } from 'react-i18next'
import { askForConsent } from '#client/lib/browser/cookie-consent.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { PolicyView } from './policy-view.tsx'

/** `/cookie-policy`: five sections; the one on control reopens the banner. */
export function CookiePolicy() {
  const { t } = useTranslation('cookies')
  return (
    <PolicyView
      choose={(texts) => texts.cookies}
      below={{
        3: (
          <Button variant="outline" className="mt-4" onClick={askForConsent}>
            {t('settings')}
          </Button>
        ),
      }}
    />
  )
}
