import type { IncomingHttpHeaders } from 'node:http'

/** The value of a cookie that came with a request; null where there is none, or an empty one. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | null {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}
