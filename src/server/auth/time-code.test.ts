import { describe, expect, it } from 'vitest'
import { codeAt, findStep, makeSecret, stepOf, writeOtpAddress } from './time-code.ts'

/** `12345678901234567890`, the secret of RFC 6238's appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

const at = (seconds: number) => new Date(seconds * 1000)

describe('the code for a moment', () => {
  // The last six of the eight digits in the appendix.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches the standard %i s after 1970', (seconds, code) => {
    expect(codeAt(SECRET, stepOf(at(seconds)))).toBe(code)
  })

  it('is accepted in its step, and from a clock that is one step off', () => {
    const step = stepOf(at(1_234_567_890))
    for (const off of [-1, 0, 1])
      expect(findStep(SECRET, codeAt(SECRET, step + off), at(1_234_567_890))).toBe(step + off)
    for (const off of [-2, 2]) expect(findStep(SECRET, codeAt(SECRET, step + off), at(1_234_567_890))).toBeNull()
    for (const code of ['', '28708', '287082 ', 'abcdef']) expect(findStep(SECRET, code, at(59))).toBeNull()
  })
})

it('makes a unique secret of 160 bits', () => {
  const secrets = Array.from({ length: 50 }, makeSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

it('names the account in the address for the app', () => {
  const address = new URL(writeOtpAddress(SECRET, 'ada+x@example.com', 'Dictum'))
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Dictum:ada%2Bx%40example\.com\?/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: SECRET,
    issuer: 'Dictum',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
