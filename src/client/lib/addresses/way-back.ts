import { RESET_LINK_SECONDS } from '#shared/limits.ts'

const KEY = 'dictum.wayBack'

/**
 * Remembers on this device, for as long as the link of a password reset is valid, to which page its user wanted to go.
 * The link itself can't say: anybody may have it sent to anybody else, and would choose where it leads.
 * @param page the page; `/` forgets an earlier one
 */
export function rememberWayBack(local: Pick<Storage, 'setItem' | 'removeItem'>, page: string, now: Date): void {
  if (page === '/') local.removeItem(KEY)
  else local.setItem(KEY, JSON.stringify({ page, until: now.getTime() + RESET_LINK_SECONDS * 1000 }))
}

/** Returns the page that this device remembers, otherwise `/`. */
export function rememberedWayBack(local: Pick<Storage, 'getItem'>, now: Date): string {
  try {
    const value: unknown = JSON.parse(local.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('page' in value) || !('until' in value)) return '/'
    const { page, until } = value
    return typeof page === 'string' && typeof until === 'number' && until > now.getTime() ? page : '/'
  } catch {
    return '/'
  }
}
