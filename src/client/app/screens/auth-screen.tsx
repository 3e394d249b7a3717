import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { SampleNote } from '#client/features/landing/components/sample-note.tsx'
import { AuthPanel } from '#client/features/session/components/auth-panel.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'

/** Sign in or sign up. `?tab=sign-up` opens the second tab; an invitation's link also has the `email`. */
export function AuthScreen() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  return (
    <div className="mx-auto grid max-w-6xl gap-16 px-4 pt-8 pb-16 sm:px-6 lg:grid-cols-2 lg:pt-16">
      <div className="mx-auto w-full max-w-md lg:mx-0">
        <ScreenTitle documentTitle={t('title')}>{t('lead')}</ScreenTitle>
        <div className="mt-8">
          <AuthPanel
            initialTab={search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'}
            invited={search.get('email') ?? ''}
          />
        </div>
      </div>
      <div className="hidden items-start justify-center lg:flex">
        <SampleNote />
      </div>
    </div>
  )
}
