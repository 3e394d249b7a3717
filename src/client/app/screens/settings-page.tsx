import { VerifyEmailNotice } from '#client/features/session/components/verify-email-notice.tsx'
import { SettingsContents } from '#client/features/settings/components/settings-contents.tsx'
import { SettingsScreen } from '#client/features/settings/components/settings-screen.tsx'
import { LegalLinks } from '../layout/legal-links.tsx'

/** The settings, with the verification notice above them and a table of contents beside them. */
export function SettingsPage() {
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,48rem)_10rem] xl:justify-center xl:gap-8">
      {/* As tall as the page, and it never moves. As the browser's scroll anchor, it would let the sections jump. */}
      <div className="[overflow-anchor:none] xl:col-start-2 xl:row-start-1">
        <SettingsContents />
      </div>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 xl:col-start-1 xl:row-start-1">
        <VerifyEmailNotice />
        <SettingsScreen />
        <div className="border-hairline border-t pt-4">
          <LegalLinks />
        </div>
      </div>
    </div>
  )
}
