import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSections } from './preferences-sections.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SpeechSection } from './speech-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { VocabularySection } from './vocabulary-section.tsx'

/** What can be set, one section after the other. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-10">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <ProfileSection />
      <SubscriptionSection />
      <PreferencesSections />
      <VocabularySection />
      <SpeechSection />
      <PasswordSection />
      <DataSection />
      <DeleteAccountSection />
    </div>
  )
}
