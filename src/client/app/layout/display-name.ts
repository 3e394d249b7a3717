import type { User } from '#shared/contract/accounts.ts'

/** How a user is addressed: the first name, else the address, else the product's word for its users. */
export function displayName(user: Pick<User, 'firstName' | 'email'>, fallback: string): string {
  return user.firstName.trim() || user.email || fallback
}
