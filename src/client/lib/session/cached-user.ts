import type { User } from '#shared/contract/accounts.ts'

const KEY = 'dictum.user'

/** Remembers the signed-in user on this device, so that the app opens without a network; null forgets them. */
export function cacheUser(storage: Pick<Storage, 'setItem' | 'removeItem'>, user: User | null): void {
  if (user) storage.setItem(KEY, JSON.stringify(user))
  else storage.removeItem(KEY)
}

/** Returns the last signed-in user; null if there is none, or if an older version stored another format. */
export function readCachedUser(storage: Pick<Storage, 'getItem'>): User | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const texts = ['id', 'email', 'firstName', 'lastName', 'subscriptionStatus'] as const
    const isComplete = texts.every((name) => name in value && typeof (value as User)[name] === 'string')
    return isComplete ? (value as User) : null
  } catch {
    return null
  }
}
