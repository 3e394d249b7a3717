import { expect, type Page, type Request } from '@playwright/test'

/**
 * Counts the requests of a page from now on.
 * @returns a function that waits until no request is under way, and the responses have led to no further requests
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let requestCount = 0
  page.on('request', (request) => {
    // The event stream stays open.
    if (new URL(request.url()).pathname === '/api/stream') return
    requestCount += 1
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    let seen: number
    do {
      seen = requestCount
      await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0)
      // Responses are rendered within two frames. Further requests that they cause are counted before this ends.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    } while (requestCount !== seen)
  }
}
