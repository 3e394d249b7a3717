import { callApi } from '#client/api/api-client.ts'

/** What a public link shows; counted by the server as an opening. */
export const readSharedNote = (token: string, signal: AbortSignal) =>
  callApi('GET /api/shared/:token', { params: { token }, signal })

/** Opens a link that has a password for this browser. */
export const unlockSharedNote = (token: string, password: string) =>
  callApi('POST /api/shared/:token/unlock', { params: { token }, body: { password } })

export const readSharedPeaks = (token: string, signal: AbortSignal) =>
  callApi('GET /api/shared/:token/peaks', { params: { token }, signal })

/** Where the sound of a shared note is. */
export const sharedAudioUrl = (token: string) => `/api/shared/${encodeURIComponent(token)}/audio`
