import { expect, test } from 'vitest'
import { allowsBackend, readCaptionConsent, saveCaptionConsent } from './caption-consent.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('reads no consent before it is given, and none once it is withdrawn', () => {
  const device = storage()
  expect(readCaptionConsent(device)).toBeNull()
  saveCaptionConsent(device, 'maker')
  expect(readCaptionConsent(device)).toBe('maker')
  saveCaptionConsent(device, null)
  expect(readCaptionConsent(device)).toBeNull()
})

test.each([
  [null, 'device', false],
  [null, 'maker', false],
  ['device', 'device', true],
  ['device', 'maker', false],
  ['maker', 'device', true],
  ['maker', 'maker', true],
] as const)('with consent %s, recognition by the %s is allowed: %s', (consent, backend, allowed) => {
  expect(allowsBackend(consent, backend)).toBe(allowed)
})
