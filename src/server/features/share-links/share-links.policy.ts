import { AppError } from '#server/errors.ts'
import { MAX_SHARE_LINKS } from '#shared/limits.ts'
import type { OpenLink } from './share-links.queries.ts'
import { isUnlockedBy } from './unlock-cookie.ts'

/**
 * A link that is unknown, truncated, expired or revoked, or whose note or owner is gone, doesn't exist: all look the
 * same.
 * @throws AppError share_not_found
 */
export function requireOpen<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('share_not_found')
  return found
}

/**
 * A link with a password shows nothing without it, not even to the owner.
 * @throws AppError share_locked
 */
export function requireUnlocked(link: OpenLink, cookie: string | null, now: Date): void {
  if (link.passwordHash !== null && !isUnlockedBy(link, cookie, now)) throw new AppError('share_locked')
}

/**
 * Audio that is not shared doesn't exist.
 * @throws AppError share_not_found
 */
export function requireAudio(link: OpenLink): void {
  if (!link.allowAudio) throw new AppError('share_not_found')
}

/** @throws AppError share_links_full */
export function requireRoomForLink(present: number): void {
  if (present >= MAX_SHARE_LINKS) throw new AppError('share_links_full')
}
