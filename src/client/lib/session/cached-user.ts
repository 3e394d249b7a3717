import type { User } from '#shared/contract/accounts.ts'

const KEY = 'dictum.user'

/** Remembers who is signed in on this device, so that the app opens without a network; null forgets them. */
export function cacheUser(storage: Pick<Storage, 'setItem' | 'removeItem'>, user: User | null): void {
  if (user) storage.setItem(KEY, JSON.stringify(user))
  else storage.removeItem(KEY)
}

/** Whoever was signed in last; null for nobody, and for what an older version may have left. */
export function readCachedUser(storage: Pick<Storage, 'getItem'>): User | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const texts = ['id', 'email', 'firstName', 'lastName', 'subscriptionStatus'] as const
    const whole = texts.every((name) => name in value && typeof (value as User)[name] === 'string')
    return whole ? (value as User) : null
  } catch {
    return null
  }
}
