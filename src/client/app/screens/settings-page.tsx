import { VerifyEmailNotice } from '#client/features/session/components/verify-email-notice.tsx'
import { SettingsScreen } from '#client/features/settings/components/settings-screen.tsx'
import { LegalLinks } from '../layout/legal-links.tsx'

/** The settings, above them what is still to be done for the account. */
export function SettingsPage() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <VerifyEmailNotice />
      <SettingsScreen />
      <div className="border-hairline border-t pt-4">
        <LegalLinks />
      </div>
    </div>
  )
}
