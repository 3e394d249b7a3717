/**
 * Tells whether the landing page is already in the document: the server sends it prerendered to browsers without a
 * session (vite.config.ts, http/client-files.ts on the server).
 */
export function isLandingShown(): boolean {
  return document.documentElement.dataset.landing !== undefined
}
