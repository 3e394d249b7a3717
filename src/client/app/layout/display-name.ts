import type { User } from '#shared/contract/accounts.ts'

/** Returns how to address a user: the first name, else the email address, else the product's word for its users. */
export function displayName(user: Pick<User, 'firstName' | 'email'>, fallback: string): string {
  return user.firstName.trim() || user.email || fallback
}
