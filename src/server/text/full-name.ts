/** Returns a user's first and last name in one; empty if they gave none. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim()
}
