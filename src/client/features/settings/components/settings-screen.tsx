import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useFocusOnSection } from '../hooks/use-focus-on-section.ts'
import { AnalysisSection } from '../models/analysis-section.tsx'
import { SpeechSection } from '../models/speech-section.tsx'
import { CorrectionsSection } from './corrections-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { InstallSection } from './install-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSections } from './preferences-sections.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { SettingsJump } from './settings-contents.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { VocabularySection } from './vocabulary-section.tsx'

/** All sections of the settings. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  useFocusOnSection()
  return (
    <div className="flex flex-col gap-10">
      <div>
        <ScreenTitle>{t('title')}</ScreenTitle>
        <SettingsJump />
      </div>
      <ProfileSection />
      <SubscriptionSection />
      <PreferencesSections />
      <VocabularySection />
      <CorrectionsSection />
      <SpeechSection />
      <AnalysisSection />
      <InstallSection />
      <PasswordSection />
      <RetentionSection />
      <DataSection />
      <DeleteAccountSection />
    </div>
  )
}
