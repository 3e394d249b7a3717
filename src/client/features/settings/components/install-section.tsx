import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useInstalling } from '#client/lib/browser/use-installing.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Installs the app, or explains how to. Renders nothing if it is installed or can't be. */
export function InstallSection() {
  const { t } = useTranslation('device')
  const installing = useInstalling()
  if (!installing) return null
  return (
    <SettingsSection id="install" title={t('install.title')} lead={t('install.lead')}>
      <div className="p-4">
        {installing.by === 'dialog' ? (
          <Button
            variant="outline"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void installing.install()}
          >
            {t('install.action')}
          </Button>
        ) : (
          <p>{t('install.byHand')}</p>
        )}
      </div>
    </SettingsSection>
  )
}
