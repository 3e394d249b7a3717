import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Tabs } from '#client/ui/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

// A content security policy without `unsafe-eval` makes the browser report zod's attempt to compile its checks.
z.config({ jitless: true })

/** The two tabs, sign in and sign up. */
export function AuthPanel({ initialTab }: { initialTab: 'sign-in' | 'sign-up' }) {
  const { t } = useTranslation('auth')
  const [tab, setTab] = useState(initialTab)
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'sign-in', label: t('signIn'), content: <SignInForm /> },
        { value: 'sign-up', label: t('signUp'), content: <SignUpForm /> },
      ]}
    />
  )
}
