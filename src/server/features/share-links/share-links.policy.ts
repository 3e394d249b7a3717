import { AppError } from '#server/errors.ts'
import { MAX_SHARE_LINKS } from '#shared/limits.ts'
import type { OpenLink } from './share-links.queries.ts'
import { isUnlockedBy } from './unlock-cookie.ts'

/**
 * A link that is unknown, cut, expired or revoked, or whose note or owner is gone, is not there: all look the same.
 * @throws AppError share_not_found
 */
export function requireOpen<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('share_not_found')
  return found
}

/**
 * Behind a password only whoever has given it sees anything, the owner included.
 * @throws AppError share_locked
 */
export function requireUnlocked(link: OpenLink, cookie: string | null, now: Date): void {
  if (link.passwordHash !== null && !isUnlockedBy(link, cookie, now)) throw new AppError('share_locked')
}

/**
 * A sound that is not shared is not there.
 * @throws AppError share_not_found
 */
export function requireAudio(link: OpenLink): void {
  if (!link.allowAudio) throw new AppError('share_not_found')
}

/** @throws AppError share_links_full */
export function requireRoomForLink(present: number): void {
  if (present >= MAX_SHARE_LINKS) throw new AppError('share_links_full')
}
