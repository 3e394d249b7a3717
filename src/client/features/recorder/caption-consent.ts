import type { CaptionEar } from './browser-recognition.ts'

const KEY = 'dictum.captions'

/** Who the user has allowed to hear the voice for live captions; nobody until they have been asked. */
export function readCaptionConsent(storage: Pick<Storage, 'getItem'>): CaptionEar | null {
  const kept = storage.getItem(KEY)
  return kept === 'device' || kept === 'maker' ? kept : null
}

/** Keeps a consent on this device; null withdraws it. */
export function saveCaptionConsent(storage: Pick<Storage, 'setItem' | 'removeItem'>, consent: CaptionEar | null): void {
  if (consent) storage.setItem(KEY, consent)
  else storage.removeItem(KEY)
}

/** Whoever allowed the maker to hear allowed the device too, and not the other way round. */
export function mayHear(consent: CaptionEar | null, ear: CaptionEar): boolean {
  return consent === 'maker' || consent === ear
}
