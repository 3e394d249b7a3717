import { createHmac, randomBytes } from 'node:crypto'

const CODES = 10
/** Fifty bits: with what is allowed to be tried in an hour nobody finds one. */
const LENGTH = 10
/** Without 0, 1, 8 and 9, which look like letters on paper. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten new backup codes as they are shown: `k3vq7-mzp4a`. */
export function makeBackupCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < CODES) {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    codes.add(`${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`)
  }
  return [...codes]
}

/** A code as it counts, however it was typed: in capitals, with spaces, without its hyphen. */
export function readCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** What is kept of a backup code: worth nothing without the installation's secret, nor for another user. */
export function hashBackupCode(installationSecret: string, userId: string, code: string): string {
  return createHmac('sha256', installationSecret)
    .update(`backup-code.${userId}.${readCode(code)}`)
    .digest('hex')
}
