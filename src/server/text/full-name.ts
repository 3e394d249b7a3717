/** Returns a user's first and last name together; empty if they gave none. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim()
}

/** Returns the name under which others see a user: the beginning of their email address if they gave no name. */
export function shownName(person: { firstName: string | null; lastName: string | null; email: string | null }): string {
  return fullName(person) || (person.email?.split('@')[0] ?? '')
}
