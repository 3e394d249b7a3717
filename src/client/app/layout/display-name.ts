import type { User } from '#shared/contract/accounts.ts'

/** Returns how to address a user: by first name, else by email address, else by the product's word for its users. */
export function displayName(user: Pick<User, 'firstName' | 'email'>, fallback: string): string {
  return user.firstName.trim() || user.email || fallback
}
