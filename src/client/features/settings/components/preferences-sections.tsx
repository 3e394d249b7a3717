import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsMutation, settingsQuery } from '#client/api/account/settings-query.ts'
import { networkError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { changeLanguage, LANGUAGE_NAMES, translate } from '#client/i18n/i18n.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { accountMutation } from '../api/account.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { SettingRow } from './setting-row.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The sections with their titles and numbers of rows, for their placeholders. */
const SKELETONS = [
  { id: 'languages', title: 'preferences.language', rows: 2 },
  { id: 'voice', title: 'preferences.voice', rows: 2 },
  { id: 'notifications', title: 'preferences.notifications', rows: 4 },
] as const

/** Language, voice and notifications; each change takes effect at once. */
export function PreferencesSections() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(settingsQuery)
  const changing = useMutation(settingsMutation(client))
  if (!data && error) {
    return (
      <SettingsSection id="languages" title={t('preferences.language')}>
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      </SettingsSection>
    )
  }
  if (!data) {
    return SKELETONS.map(({ id, title, rows }) => (
      <SettingsSection key={id} id={id} title={t(title)}>
        <ListSkeleton rows={rows} frameless />
      </SettingsSection>
    ))
  }
  return (
    <>
      <SettingsSection id="languages" title={t('preferences.language')}>
        <InterfaceLanguage />
        <SettingRow label={t('preferences.analysisLanguage')} text={t('preferences.analysisLanguageText')}>
          <Select
            label={t('preferences.analysisLanguage')}
            value={data.analysisLanguage ?? 'note'}
            onValueChange={(value) => changing.mutate({ analysisLanguage: value === 'note' ? null : value })}
            options={[
              { value: 'note', label: t('preferences.noteLanguage') },
              ...LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
            ]}
          />
        </SettingRow>
      </SettingsSection>
      <VoiceSettings settings={data} onChange={changing.mutate} />
      <NotificationSettings settings={data} onChange={changing.mutate} />
    </>
  )
}

function InterfaceLanguage() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const savingLanguage = useMutation(accountMutation(useQueryClient()))
  function choose(next: Language) {
    // Emails use the language too. It is saved at once, because the user may leave the page before the texts have
    // loaded.
    savingLanguage.mutate({ language: next })
    changeLanguage(next).catch((error: unknown) => {
      savingLanguage.mutate({ language })
      showToast({
        variant: 'destructive',
        title: translate('settingNotKept'),
        description: networkError(error).userMessage,
      })
    })
  }
  return (
    <SettingRow label={t('preferences.interfaceLanguage')}>
      <Select
        label={t('preferences.interfaceLanguage')}
        value={language}
        onValueChange={choose}
        options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
      />
    </SettingRow>
  )
}

interface GroupProps {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
}

function VoiceSettings({ settings, onChange }: GroupProps) {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="voice" title={t('preferences.voice')}>
      <SettingRow label={t('preferences.audioQuality')} text={t('preferences.audioQualityText')}>
        <Select
          label={t('preferences.audioQuality')}
          value={settings.audioQuality}
          onValueChange={(audioQuality) => onChange({ audioQuality })}
          options={[
            { value: 'high', label: t('preferences.high') },
            { value: 'standard', label: t('preferences.standard') },
          ]}
        />
      </SettingRow>
      <div className="px-4 py-2">
        <Switch
          label={t('preferences.autoSave')}
          description={t('preferences.autoSaveText')}
          checked={settings.autoSave}
          onCheckedChange={(autoSave) => onChange({ autoSave })}
        />
      </div>
    </SettingsSection>
  )
}
