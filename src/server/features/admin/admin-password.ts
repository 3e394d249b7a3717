import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { writeOnceDurably } from '#server/storage/durable-files.ts'

const FILE_NAME = 'admin-password'

type PasswordConfig = Pick<Config, 'adminPassword' | 'dataDir'>

/**
 * Generates the admin panel's password if none is configured or was generated before. Only the owner can read its file.
 * @returns the new password, to be shown once; null if there was one.
 */
export async function ensureAdminPassword(config: PasswordConfig): Promise<{ password: string; path: string } | null> {
  if (config.adminPassword !== null) return null
  const path = join(config.dataDir, FILE_NAME)
  const password = randomBytes(12).toString('base64url')
  return (await writeOnceDurably(path, `${password}\n`)) ? { password, path } : null
}

/** Returns the current password of the panel; null if there is none, and nobody gets in. */
export async function readAdminPassword(config: PasswordConfig): Promise<string | null> {
  if (config.adminPassword !== null) return config.adminPassword
  try {
    return (await readFile(join(config.dataDir, FILE_NAME), 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
