import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { ModelList } from './model-list.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What analyses notes: the language models on this server. */
export function AnalysisSection() {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="analysis" title={t('analysis.title')} lead={t('analysis.lead')} frameless>
      <PanelBoundary>
        <ModelList kind="language" />
      </PanelBoundary>
    </SettingsSection>
  )
}
