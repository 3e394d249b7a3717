/**
 * Addresses that give access to whoever knows them (a shared note, a calendar, a link in an email), and search terms.
 */
const SECRETS = [
  /(\/shared\/)[^/?#]+/g,
  /(\/calendar\/)[^/?#]+/g,
  /(\/emails\/stop\/)[^/?#]+/g,
  /([?&][^=&#]*=)[^&#]+/g,
]

/** Returns a URL as it may be logged. */
export function maskUrl(url: string): string {
  return SECRETS.reduce((masked, secret) => masked.replace(secret, '$1[redacted]'), url)
}
