import type { RecognitionBackend } from './browser-recognition.ts'

const KEY = 'dictum.captions'

/** Returns who the user has allowed to receive the voice for live captions; nobody until they have been asked. */
export function readCaptionConsent(storage: Pick<Storage, 'getItem'>): RecognitionBackend | null {
  const kept = storage.getItem(KEY)
  return kept === 'device' || kept === 'maker' ? kept : null
}

/** Stores a consent on this device; null withdraws it. */
export function saveCaptionConsent(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  consent: RecognitionBackend | null,
): void {
  if (consent) storage.setItem(KEY, consent)
  else storage.removeItem(KEY)
}

/** Consent to the maker includes the device, but not the other way round. */
export function allowsBackend(consent: RecognitionBackend | null, backend: RecognitionBackend): boolean {
  return consent === 'maker' || consent === backend
}
