import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/api/system/site.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { askToNotify, readPermission } from '../ask-to-notify.ts'
import { SettingsSection } from './settings-section.tsx'
import { SharedNoteNotifications } from './shared-note-notifications.tsx'

interface NotificationSettingsProps {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
}

type InBrowser = 'transcriptionNotifications' | 'taskNotifications'
type ByEmail = 'weeklySummaries' | 'taskReminders' | 'deletionsByEmail'

/**
 * Notifications by this browser and by email. The browser asks for permission at the click that needs it. Where the
 * server sends no email, what only an email would do cannot be changed and says why.
 */
export function NotificationSettings({ settings, onChange }: NotificationSettingsProps) {
  const { t } = useTranslation('settings')
  const { isPremium } = useUser()
  const sendsEmail = useSite()?.sendsEmail ?? true
  const [permission, setPermission] = useState(readPermission)
  async function notify(setting: InBrowser, wanted: boolean) {
    const answer = wanted ? await askToNotify() : readPermission()
    setPermission(answer)
    if (wanted && answer === 'denied') {
      showToast({
        variant: 'destructive',
        title: t('preferences.notifyDenied'),
        description: t('preferences.notifyDeniedText'),
      })
      return
    }
    // The prompt was dismissed without an answer: a setting that needs the permission stays off.
    if (wanted && answer === 'default' && setting === 'taskNotifications') return
    onChange({ [setting]: wanted })
  }
  const inBrowser = (setting: InBrowser) => (
    <div className="px-4 py-2">
      <Switch
        label={t(`preferences.${setting}`)}
        description={t(`preferences.${setting}Text`)}
        checked={settings[setting]}
        onCheckedChange={(wanted) => void notify(setting, wanted)}
      />
      {settings[setting] && permission === 'default' && (
        <Button variant="outline" size="small" className="mt-1 mb-2" onClick={() => void notify(setting, true)}>
          {t('preferences.notifyAllow')}
        </Button>
      )}
      {settings[setting] && permission === 'denied' && (
        <p className="mt-1 mb-2 text-ink-soft text-sm">
          {t('preferences.notifyDenied')}. {t('preferences.notifyDeniedText')}
        </p>
      )}
    </div>
  )
  const byEmail = (setting: ByEmail) => (
    <div className="px-4 py-2">
      <Switch
        label={t(`preferences.${setting}`)}
        description={t(sendsEmail ? `preferences.${setting}Text` : 'preferences.noEmail')}
        checked={settings[setting]}
        disabled={!sendsEmail}
        onCheckedChange={(wanted) => onChange({ [setting]: wanted })}
      />
    </div>
  )
  return (
    <SettingsSection id="notifications" title={t('preferences.notifications')}>
      {inBrowser('transcriptionNotifications')}
      {byEmail('weeklySummaries')}
      {byEmail('taskReminders')}
      {isPremium && inBrowser('taskNotifications')}
      {byEmail('deletionsByEmail')}
      <SharedNoteNotifications settings={settings} sendsEmail={sendsEmail} onChange={onChange} />
    </SettingsSection>
  )
}
