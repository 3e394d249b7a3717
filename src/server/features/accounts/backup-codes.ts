import { createHmac, randomBytes } from 'node:crypto'
import { BACKUP_CODE_LENGTH, readBackupCode } from '#shared/sign-in-code.ts'

const CODES = 10
const HALF = BACKUP_CODE_LENGTH / 2
/** Without 0, 1, 8 and 9, which look like letters on paper. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Makes ten new backup codes in the form in which they are shown: `k3vq7-mzp4a`. */
export function makeBackupCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < CODES) {
    const letters = Array.from(randomBytes(BACKUP_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    codes.add(`${letters.slice(0, HALF)}-${letters.slice(HALF)}`)
  }
  return [...codes]
}

/**
 * Hashes a backup code, with or without its hyphen, for storage. The hash is useless without the installation's secret,
 * and for other users.
 */
export function hashBackupCode(installationSecret: string, userId: string, code: string): string {
  return createHmac('sha256', installationSecret)
    .update(`backup-code.${userId}.${readBackupCode(code)}`)
    .digest('hex')
}
