import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#client/ui/layout/tabs.tsx'
import { useEnterSession } from '../hooks/use-enter-session.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface AuthPanelProps {
  initialTab: 'sign-in' | 'sign-up'
  /** The address that was invited to a note; empty if there was no invitation. */
  invited: string
}

/** The tabs for signing in and signing up. */
export function AuthPanel({ initialTab, invited }: AuthPanelProps) {
  const { t } = useTranslation('auth')
  const enter = useEnterSession()
  const [tab, setTab] = useState(initialTab)
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'sign-in', label: t('signIn'), content: <SignInForm onSignedIn={enter} /> },
        { value: 'sign-up', label: t('signUp'), content: <SignUpForm invited={invited} /> },
      ]}
    />
  )
}
