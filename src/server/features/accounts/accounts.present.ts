import type { SessionUser } from '#server/http/session.ts'
import type { User } from '#shared/contract/accounts.ts'

/** Presents the user to themselves, as the contract defines it. */
export function presentUser(user: SessionUser): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isPremium: user.isPremium,
    isActive: user.isActive,
    emailVerified: user.emailVerified,
    profileImageUrl: user.image ?? null,
    subscriptionStatus: user.subscriptionStatus,
    language: user.language ?? null,
    createdAt: user.createdAt.toISOString(),
  }
}
