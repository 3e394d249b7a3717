import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { PasswordHashing } from '#server/auth/auth.ts'

/** The minimum cost of scrypt. */
const CHEAP = { N: 2, r: 1, p: 1 }
const LENGTH = 64

const derive = (password: string, salt: string) => scryptSync(password.normalize('NFKC'), salt, LENGTH, CHEAP)

/**
 * Salted hashes like the product's, without the cost that stops attackers from guessing, because tests sign up hundreds
 * of users.
 */
export const QUICK_PASSWORDS: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${derive(password, salt).toString('hex')}`
  },
  verify: async ({ hash, password }) => {
    const [salt, key] = hash.split(':')
    if (!salt || !key) throw new Error('not a password hash')
    return timingSafeEqual(Buffer.from(key, 'hex'), derive(password, salt))
  },
}
