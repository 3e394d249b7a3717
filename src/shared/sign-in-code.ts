/** Number of characters of a backup code: fifty bits, which nobody can guess with the attempts allowed in an hour. */
export const BACKUP_CODE_LENGTH = 10

/**
 * Returns the six digits that an authenticator app shows, however they were typed or pasted; null for anything else.
 */
export function readAppCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? code : null
}

/** Returns a backup code in lower case without its hyphen, however it was typed; null for anything else. */
export function readBackupCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return code.length === BACKUP_CODE_LENGTH ? code : null
}
