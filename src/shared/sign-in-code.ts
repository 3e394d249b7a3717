/** Letters of a backup code: fifty bits, of which nobody finds one with what may be tried in an hour. */
export const BACKUP_CODE_LENGTH = 10

/** The six digits that an authenticator app shows, however they were typed or pasted; null for anything else. */
export function readAppCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? code : null
}

/** A backup code without its hyphen and in small letters, however it was typed; null for anything else. */
export function readBackupCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return code.length === BACKUP_CODE_LENGTH ? code : null
}
