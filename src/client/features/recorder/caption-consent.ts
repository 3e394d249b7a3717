import type { RecognitionBackend } from './browser-recognition.ts'

const KEY = 'dictum.captions'

/** Who the user has allowed to hear the voice for live captions; nobody until they have been asked. */
export function readCaptionConsent(storage: Pick<Storage, 'getItem'>): RecognitionBackend | null {
  const kept = storage.getItem(KEY)
  return kept === 'device' || kept === 'maker' ? kept : null
}

/** Keeps a consent on this device; null withdraws it. */
export function saveCaptionConsent(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  consent: RecognitionBackend | null,
): void {
  if (consent) storage.setItem(KEY, consent)
  else storage.removeItem(KEY)
}

/** Whoever allowed the maker to hear allowed the device too, and not the other way round. */
export function allowsBackend(consent: RecognitionBackend | null, backend: RecognitionBackend): boolean {
  return consent === 'maker' || consent === backend
}
