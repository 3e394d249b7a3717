import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

export type CookieConsent = 'accepted' | 'rejected'

/** Where the answer is kept in local storage (specification, section 3). */
const COOKIE_CONSENT_KEY = 'cookie-consent'

interface ConsentState {
  /** Null until somebody has answered on this device. */
  consent: CookieConsent | null
  /** Whether the banner is open: at first, and when somebody wants to think again. */
  asking: boolean
}

/** Null until the answer has been read from the device. */
const store = createStore<ConsentState | null>(null)

/** The answer of whoever uses this device, and whether they are being asked. */
export function consentState(): ConsentState {
  const known = store.get()
  if (known) return known
  const saved = localStorage.getItem(COOKIE_CONSENT_KEY)
  const consent = saved === 'accepted' || saved === 'rejected' ? saved : null
  const first: ConsentState = { consent, asking: consent === null }
  store.set(first)
  return first
}

/** Calls back when the answer changes or the question is asked again; returns the way to stop. */
export const subscribeToConsent = store.subscribe

/** Keeps an answer on this device and closes the banner. */
export function answerConsent(consent: CookieConsent): void {
  localStorage.setItem(COOKIE_CONSENT_KEY, consent)
  store.set({ consent, asking: false })
}

/** Opens the banner again; the present answer holds until there is another. */
export function askForConsent(): void {
  store.set({ ...consentState(), asking: true })
}

/** `consentState` for React. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, consentState)
}
