import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** Number of steps by which an app's clock may be ahead or behind. */
const SKEW_STEPS = 1
/** Length of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Every authenticator app assumes SHA-1, six digits and thirty seconds. */
const open = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

/** Makes a new secret in base32, as apps expect it. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Returns the 30-second step of a moment, counted since 1970. */
export function stepOf(now: Date): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() })
}

/** Returns the six digits that an app with this secret (base32) shows in a step. */
export function codeAt(secret: string, step: number): string {
  return open(secret).generate({ timestamp: step * STEP_SECONDS * 1000 })
}

/**
 * Returns the step around `now` to which a code (six digits) belongs; null if there is none. A caller that stores the
 * step can refuse the code the second time.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const off = open(secret).validate({ token: code, timestamp: now.getTime(), window: SKEW_STEPS })
  return off === null ? null : stepOf(now) + off
}

/** Returns the address that an authenticator app reads from a QR code. */
export function writeOtpAddress(secret: string, email: string, issuer: string): string {
  return Object.assign(open(secret), { label: email, issuer }).toString()
}
