/**
 * Addresses that open something for whoever knows them (a shared note, a calendar, what an email links to), and what people
 * look for.
 */
const SECRETS = [/(\/shared\/)[^/?#]+/g, /(\/calendar\/)[^/?#]+/g, /([?&][^=&#]*=)[^&#]+/g]

/** An address as it may stand in a log. */
export function maskUrl(url: string): string {
  return SECRETS.reduce((masked, secret) => masked.replace(secret, '$1[redacted]'), url)
}
