import type { IncomingHttpHeaders } from 'node:http'

/** Returns the value of a request's cookie; null if it is missing or empty. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | null {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}
