import { useSyncExternalStore } from 'react'

export type CookieConsent = 'accepted' | 'rejected'

/** Where the answer is kept in local storage (specification, section 3). */
const COOKIE_CONSENT_KEY = 'cookie-consent'

interface ConsentState {
  /** Null until somebody has answered on this device. */
  consent: CookieConsent | null
  /** Whether the banner is open: at first, and when somebody wants to think again. */
  asking: boolean
}

const listeners = new Set<() => void>()
let state: ConsentState | null = null

/** The answer of whoever uses this device, and whether they are being asked. */
export function consentState(): ConsentState {
  if (!state) {
    const kept = localStorage.getItem(COOKIE_CONSENT_KEY)
    const consent = kept === 'accepted' || kept === 'rejected' ? kept : null
    state = { consent, asking: consent === null }
  }
  return state
}

/** Calls back when the answer changes or the question is asked again; returns the way to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps an answer on this device and closes the banner. */
export function answerConsent(consent: CookieConsent): void {
  localStorage.setItem(COOKIE_CONSENT_KEY, consent)
  set({ consent, asking: false })
}

/** Opens the banner again; the present answer holds until there is another. */
export function askForConsent(): void {
  set({ ...consentState(), asking: true })
}

/** `consentState` for React. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, consentState)
}

function set(next: ConsentState): void {
  state = next
  for (const listener of listeners) listener()
}
