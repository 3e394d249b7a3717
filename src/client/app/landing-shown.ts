/**
 * Whether the landing page stands in the document already: the server sends it ready to be read to browsers without a
 * session (vite.config.ts, http/client-files.ts on the server).
 */
export function isLandingShown(): boolean {
  return document.documentElement.dataset.landing !== undefined
}
