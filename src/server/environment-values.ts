import { isIP } from 'node:net'
import { z } from 'zod'

// The kinds of values that environment variables have. Each error says what to write.

export const text = z.string().optional()

/** The address of a web server. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })

/** The address of a service called by `fetch`, which rejects an address with a password and quotes it. */
export const serviceUrl = webUrl.refine((value) => !/^[^/]*\/\/[^/?#]*@/.test(value), {
  error: 'must hold no name and no password',
})

/** The address that users open. Dictum serves its pages at the root of a host, and links are appended to it. */
export const publicUrl = serviceUrl.refine((value) => /^\/*$/.test(pathOf(value)), {
  error: 'must be the address of a host, such as https://dictum.example.com, without a path',
})

/** Returns what follows the host. */
function pathOf(address: string): string {
  const url = URL.parse(address)
  return url ? url.pathname + url.search + url.hash : ''
}

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error:
    'must be an address such as postgres://user:password@host:5432/dictum, with special characters of the password percent-encoded',
})

const SMTP_EXAMPLE =
  'must be an address such as smtp://user:password@host:587, with special characters of the password percent-encoded'

/** A slash in a password ends the host, so what is left of the address becomes a path. */
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: SMTP_EXAMPLE }).refine(
  (value) => {
    const url = URL.parse(value)
    return url === null || (url.hostname !== '' && /^\/?$/.test(url.pathname + url.hash))
  },
  { error: SMTP_EXAMPLE },
)

/** The sender of emails: an address, or a name and an address in angle brackets. Its host may have no dot: localhost. */
export const sender = z.string().regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?\s*$/, {
  error: "must hold an email address, such as 'Dictum <no-reply@example.com>'",
})

/** A secret sent in a header. An error that quotes an invalid header would reveal it. */
export const headerSecret = z.string().regex(/^[!-~]+$/, { error: 'has characters that no header may hold' })

const PROXY_EXAMPLE =
  'must be an address such as http://user:password@proxy:3128, with special characters of the password percent-encoded'

/** The proxy through which services are called. Node quotes an invalid one, with its password, in the error of each call. */
export const proxyUrl = z.url({ protocol: /^https?$/, error: PROXY_EXAMPLE }).refine(
  (value) => {
    const url = URL.parse(value)
    // A slash in a password ends the host, so what is left of the address becomes a path.
    return url === null || (url.pathname === '/' && isDecodable(url.username + url.password))
  },
  { error: PROXY_EXAMPLE },
)

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

/** The proxies whose headers are trusted, by commas. */
export const proxyList = z.string().refine((list) => list.split(',').every((entry) => isProxy(entry.trim())), {
  error: 'must be addresses, ranges, or loopback, linklocal, uniquelocal, by commas',
})

function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', bits = '', ...rest] = entry.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isRange = /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
  return most > 0 && rest.length === 0 && (isRange || !entry.includes('/'))
}
