import { readSite } from '#client/api/system/site.ts'
import { consentState, subscribeToConsent } from '#client/lib/browser/cookie-consent.ts'
import { createPageReports } from './page-reports.ts'

const reports = createPageReports({
  hasConsent: () => consentState().consent === 'accepted',
  loadService: async () => {
    const { analytics } = await readSite()
    if (!analytics) return null
    const { loadGtag } = await import('./load-gtag.ts')
    return loadGtag(analytics)
  },
})
subscribeToConsent(() => void reports.consentChanged())

/** Reports a page view if the visitor has agreed and a service is configured. */
export const reportPage = reports.open
