import { callApi } from '#client/api/api-client.ts'

/** Fetches what a share link shows; the server counts it as a view. */
export const readSharedNote = (token: string, signal: AbortSignal) =>
  callApi('GET /api/shared/:token', { params: { token }, signal })

/** Unlocks a link that has a password, for this browser. */
export const unlockSharedNote = (token: string, password: string) =>
  callApi('POST /api/shared/:token/unlock', { params: { token }, body: { password } })

export const readSharedPeaks = (token: string, signal: AbortSignal) =>
  callApi('GET /api/shared/:token/peaks', { params: { token }, signal })

/** The URL of a shared note's audio. */
export const sharedAudioUrl = (token: string) => `/api/shared/${encodeURIComponent(token)}/audio`
