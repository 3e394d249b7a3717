import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

export type CookieConsent = 'accepted' | 'rejected'

/** The local storage key of the answer (specification, section 3). */
const COOKIE_CONSENT_KEY = 'cookie-consent'

interface ConsentState {
  /** Null until somebody has answered on this device. */
  consent: CookieConsent | null
  /** Whether the banner is open: until the first answer, and when the user wants to change the answer. */
  asking: boolean
}

/** Null until the answer has been read from the device. */
const store = createStore<ConsentState | null>(null)

/** Returns the answer given on this device, and whether the banner is open. */
export function consentState(): ConsentState {
  const known = store.get()
  if (known) return known
  const saved = localStorage.getItem(COOKIE_CONSENT_KEY)
  const consent = saved === 'accepted' || saved === 'rejected' ? saved : null
  const first: ConsentState = { consent, asking: consent === null }
  store.set(first)
  return first
}

/** Calls back when the answer changes or the banner opens again; returns a function that unsubscribes. */
export const subscribeToConsent = store.subscribe

/** Stores an answer on this device and closes the banner. */
export function answerConsent(consent: CookieConsent): void {
  localStorage.setItem(COOKIE_CONSENT_KEY, consent)
  store.set({ consent, asking: false })
}

/** Opens the banner again. The current answer holds until there is a new one. */
export function askForConsent(): void {
  store.set({ ...consentState(), asking: true })
}

/** The prerendered page contains the question, but only shows it if nobody has answered (public/before-paint.js). */
const PRERENDERED: ConsentState = { consent: null, asking: true }

/** `consentState` as a hook. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, consentState, () => PRERENDERED)
}
