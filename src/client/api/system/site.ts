import { useEffect, useState } from 'react'
import type { Site } from '#shared/contract/system.ts'
import { callApi } from '../api-client.ts'

let request: Promise<Site> | null = null
let answer: Site | null = null

/**
 * Returns what the interface needs to know about this server and its operator. It is fetched once. A failed call
 * rejects as usual and is repeated next time.
 */
export function readSite(): Promise<Site> {
  request ??= fetchSite().catch((error: unknown) => {
    request = null
    throw error
  })
  return request
}

async function fetchSite(): Promise<Site> {
  answer = await callApi('GET /api/site', {})
  return answer
}

/** Time a page waits for what it would otherwise have to move its contents for, in milliseconds. */
const WAIT_MS = 2_000

/** Waits until `useSite` knows the answer from the start, but not for long, and not at all if the call fails. */
export async function awaitSite(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  await Promise.race([timeout, readSite().catch(() => undefined)])
  clearTimeout(timer)
}

/** Makes the next caller fetch it again. Tests need it, since their files share this module and its answer. */
export function forgetSite(): void {
  request = null
  answer = null
}

/** The same as a hook: null until it is known, or if the call has failed. */
export function useSite(): Site | null {
  const [site, setSite] = useState(answer)
  useEffect(() => {
    // Without an answer, no contact address is shown and no email is promised. Nothing else depends on the answer.
    readSite().then(setSite, () => undefined)
  }, [])
  return site
}
