import { useEffect, useState } from 'react'
import type { Site } from '#shared/contract/system.ts'
import { callApi } from '../api-client.ts'

let asked: Promise<Site> | null = null

/** What is to know of whoever runs this server; asked once. Rejects as any call does, and is then asked anew. */
export function readSite(): Promise<Site> {
  asked ??= callApi('GET /api/site', {}).catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** The same for React: null until it is known, and where it can't be known. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null)
  useEffect(() => {
    // Without an answer the page goes without the address to write to; nothing else of it depends on that.
    readSite().then(setSite, () => undefined)
  }, [])
  return site
}
