/** A service that is told of pages. */
export interface PageService {
  /** Tells that a page was opened. */
  report: (path: string) => void
  /** Forgets the visitor: nothing is told from now on, and its cookies are gone. */
  stop: () => void
}

interface PageReportsOptions {
  hasConsent: () => boolean
  /** Loads the service that the operator has set; null where none is. Called after consent, and once. */
  loadService: () => Promise<PageService | null>
}

/** Reports the pages that are opened, after consent only. The page open at the moment of consent is reported too. */
export function createPageReports({ hasConsent, loadService }: PageReportsOptions) {
  let page: string | null = null
  let reported = false
  let service: Promise<PageService | null> | null = null

  async function report(): Promise<void> {
    if (page === null || !hasConsent()) return
    service ??= loadService()
    try {
      const loaded = await service
      // Meanwhile the consent may have been withdrawn, or the same page reported.
      if (!loaded || reported || !hasConsent()) return
      reported = true
      loaded.report(page)
    } catch {
      // Counting pages is worth no word to whoever reads one; the next page tries again.
      service = null
    }
  }

  return {
    /** A page is open now. */
    open(pathname: string): void {
      const path = maskPath(pathname)
      if (path === page) return
      page = path
      reported = false
      void report()
    },
    /** The answer to the question of cookies may be another one now. */
    async consentChanged(): Promise<void> {
      if (hasConsent()) return report()
      reported = false
      const stopped = service
      service = null
      const loaded = await stopped?.catch(() => null)
      loaded?.stop()
    },
  }
}

/** A path without what belongs to one person: `/notes/:id`, and never the secret of a shared link. */
export function maskPath(pathname: string): string {
  const [, first = '', second] = pathname.split('/')
  if (second === undefined || first === 'auth') return pathname
  return `/${first}/:id`
}
