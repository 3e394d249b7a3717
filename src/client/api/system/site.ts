import { useEffect, useState } from 'react'
import type { Site } from '#shared/contract/system.ts'
import { callApi } from '../api-client.ts'

let request: Promise<Site> | null = null

/**
 * Returns what the interface needs to know about this server and its operator. It is fetched once. A failed call
 * rejects as usual and is repeated next time.
 */
export function readSite(): Promise<Site> {
  request ??= callApi('GET /api/site', {}).catch((error: unknown) => {
    request = null
    throw error
  })
  return request
}

/** Makes the next caller fetch it again. Tests need it, since their files share this module and its answer. */
export function forgetSite(): void {
  request = null
}

/** The same as a hook: null until it is known, or if the call has failed. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null)
  useEffect(() => {
    // Without an answer, no contact address is shown and no email is promised. Nothing else depends on the answer.
    readSite().then(setSite, () => undefined)
  }, [])
  return site
}
