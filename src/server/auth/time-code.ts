import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. Written out here because
// better-auth's own check answers yes or no alone, and which step a code belongs to must be known to refuse it the
// second time.

const STEP_MS = 30_000
const DIGITS = 6
/** Steps that an app's clock may be ahead or behind. */
const SKEW_STEPS = 1
/** Base32 (RFC 4648): what apps take a secret in. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_LENGTH = 32

/** A new secret in base32. */
export function makeSecret(): string {
  return Array.from(randomBytes(SECRET_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The thirty seconds that a moment lies in, counted since 1970. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** The six digits that an app with this secret (base32) shows in a step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step around now that a code (six digits) belongs to; null where it belongs to none. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const present = stepOf(now)
  let found: number | null = null
  for (let step = present - SKEW_STEPS; step <= present + SKEW_STEPS; step += 1) {
    const right = Buffer.from(codeAt(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) found = step
  }
  return found
}

/** What an authenticator app reads out of a QR code. */
export function writeOtpAddress(secret: string, email: string, issuer: string): string {
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
