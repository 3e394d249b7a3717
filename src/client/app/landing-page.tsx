import { useEffect } from 'react'
import { reportPage } from '#client/features/cookie-consent/report-pages.ts'
import { LandingFooter } from '#client/features/landing/components/landing-footer.tsx'
import { AccountDeletedLine } from './layout/account-deleted-line.tsx'
import { LegalLinks } from './layout/legal-links.tsx'
import { SkipLink } from './layout/skip-link.tsx'
import { VisitorHeader } from './layout/visitor-header.tsx'
import { replayEarlyClick } from './replay-early-click.ts'
import { LandingScreen } from './screens/landing-screen.tsx'

/** The landing page in its frame. Its links are ordinary ones: following one loads the rest of the app. */
export function LandingPage() {
  useEffect(() => reportPage('/'), [])
  useEffect(replayEarlyClick, [])
  return (
    <>
      <SkipLink />
      <VisitorHeader offerSignIn />
      <AccountDeletedLine />
      <main id="content" tabIndex={-1} className="outline-none">
        <LandingScreen />
      </main>
      <LandingFooter>
        <LegalLinks />
      </LandingFooter>
    </>
  )
}
