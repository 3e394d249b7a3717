import type { Site } from '#shared/contract/system.ts'
import type { PageService } from './page-reports.ts'

type TaggedWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>

/**
 * Loads a script with the gtag interface and reports page views by path alone: no title, no query string, no referrer.
 * The script's own reports of navigations get the same path.
 */
export function loadGtag({ measurementId, scriptUrl }: NonNullable<Site['analytics']>): PageService {
  const page: TaggedWindow = window as never
  page.dataLayer ??= []
  const queue = page.dataLayer
  function sendCommand(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: gtag takes an `arguments` object for a command, and an array for data
    queue.push(arguments)
  }
  page[`ga-disable-${measurementId}`] = false
  if (!document.querySelector('script[data-page-reports]')) {
    sendCommand('js', new Date())
    const script = document.createElement('script')
    script.async = true
    script.dataset.pageReports = ''
    script.src = `${scriptUrl}?${new URLSearchParams({ id: measurementId })}`
    document.head.append(script)
  }
  sendCommand('config', measurementId, { send_page_view: false })
  return {
    report: (path) => {
      sendCommand('set', {
        page_path: path,
        page_location: location.origin + path,
        page_title: 'Dictum',
        page_referrer: '',
      })
      sendCommand('event', 'page_view')
    },
    stop: () => {
      page[`ga-disable-${measurementId}`] = true
      for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
        if (name.startsWith('_ga')) document.cookie = `${name}=; path=/; max-age=0`
      }
    },
  }
}
