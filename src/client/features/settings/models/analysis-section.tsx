import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { modelsQuery } from '#client/api/system/models-queries.ts'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import type { LocalModelList } from '#shared/contract/models.ts'
import { SettingsSection } from '../components/settings-section.tsx'
import { ModelList } from './model-list.tsx'

const LEADS = {
  used: 'analysis.lead.local',
  service: 'analysis.lead.service',
  off: 'analysis.lead.rules',
  unsupported: 'analysis.lead.rules',
} as const satisfies Record<LocalModelList['languageModels'], string>

/**
 * Shows what analyses notes, whether it sends their text away from the server, and the language models on this server.
 */
export function AnalysisSection() {
  const { t } = useTranslation('settings')
  const { data, error } = useQuery(modelsQuery)
  const lead = data ? t(LEADS[data.languageModels]) : error ? '' : null
  return (
    <SettingsSection id="analysis" title={t('analysis.title')} lead={lead} frameless>
      <PanelBoundary>
        <ModelList kind="language" />
      </PanelBoundary>
    </SettingsSection>
  )
}
