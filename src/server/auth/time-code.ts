import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Steps that an app's clock may be ahead or behind. */
const SKEW_STEPS = 1
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20

/** What every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const open = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

/** A new secret in base32, which apps take it in. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The thirty seconds that a moment lies in, counted since 1970. */
export function stepOf(now: Date): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() })
}

/** The six digits that an app with this secret (base32) shows in a step. */
export function codeAt(secret: string, step: number): string {
  return open(secret).generate({ timestamp: step * STEP_SECONDS * 1000 })
}

/**
 * The step around now that a code (six digits) belongs to; null where it belongs to none. Who knows it can refuse the
 * code the second time.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const off = open(secret).validate({ token: code, timestamp: now.getTime(), window: SKEW_STEPS })
  return off === null ? null : stepOf(now) + off
}

/** What an authenticator app reads out of a QR code. */
export function writeOtpAddress(secret: string, email: string, issuer: string): string {
  return Object.assign(open(secret), { label: email, issuer }).toString()
}
