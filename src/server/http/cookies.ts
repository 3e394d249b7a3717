import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

/** Returns the value of a request's cookie; null if it is missing or empty. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | null {
  return (headers.cookie && parseCookie(headers.cookie)[name]) || null
}

interface CookieOptions {
  /** The only path that the browser sends it to. */
  path: string
  /** In seconds; 0 deletes the cookie. */
  maxAge: number
  /** The server's address: if it is https, the cookie is never sent unencrypted. */
  publicUrl: string
}

/** Returns the `set-cookie` header of a cookie that scripts and other sites can't use. */
export function writeCookie(name: string, value: string, { path, maxAge, publicUrl }: CookieOptions): string {
  const secure = publicUrl.startsWith('https://')
  return stringifySetCookie({ name, value, path, maxAge, secure, httpOnly: true, sameSite: 'strict' })
}
