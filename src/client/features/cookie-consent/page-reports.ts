/** A service that counts page views. */
export interface PageService {
  /** Reports a page view. */
  report: (path: string) => void
  /** Stops reporting the visitor and deletes the service's cookies. */
  stop: () => void
}

interface PageReportsOptions {
  hasConsent: () => boolean
  /** Loads the service the operator has configured; null if there is none. Called once, after consent. */
  loadService: () => Promise<PageService | null>
}

/** Reports page views, after consent only. Also reports the page that is open at the moment of consent. */
export function createPageReports({ hasConsent, loadService }: PageReportsOptions) {
  let page: string | null = null
  let reported = false
  let service: Promise<PageService | null> | null = null

  async function report(): Promise<void> {
    if (page === null || !hasConsent()) return
    service ??= loadService()
    try {
      const loaded = await service
      // Meanwhile the consent may have been withdrawn, or the same page may have been reported.
      if (!loaded || reported || !hasConsent()) return
      reported = true
      loaded.report(page)
    } catch {
      // A failure to count page views is not worth disturbing the reader; the next page tries again.
      service = null
    }
  }

  return {
    /** Call this when a page opens. */
    open(pathname: string): void {
      const path = maskPath(pathname)
      if (path === page) return
      page = path
      reported = false
      void report()
    },
    /** Call this when the answer about cookies may have changed. */
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

/** Removes personal parts from a path: `/notes/:id`, and never the secret of a share link. */
export function maskPath(pathname: string): string {
  const [, first = '', second] = pathname.split('/')
  if (second === undefined || first === 'auth') return pathname
  return `/${first}/:id`
}
