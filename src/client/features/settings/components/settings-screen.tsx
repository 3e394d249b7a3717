import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import { SpeechSection } from './speech-section.tsx'
import { VocabularySection } from './vocabulary-section.tsx'

/** What can be set, one section after the other. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <SpeechSection />
      <VocabularySection />
    </div>
  )
}
