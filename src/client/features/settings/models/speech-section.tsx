import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { SettingsSection } from '../components/settings-section.tsx'
import { EngineList } from './engine-list.tsx'
import { ModelList } from './model-list.tsx'

/** Speech recognition: the engines, the models of the local one, and those that tell speakers apart. */
export function SpeechSection() {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="speech" title={t('speech.title')} lead={t('speech.lead')} frameless>
      <div className="flex flex-col gap-8">
        <PanelBoundary>
          <EngineList />
        </PanelBoundary>
        <PanelBoundary>
          <ModelList kind="speech" />
        </PanelBoundary>
        <PanelBoundary>
          <ModelList kind="speakers" />
        </PanelBoundary>
      </div>
    </SettingsSection>
  )
}
