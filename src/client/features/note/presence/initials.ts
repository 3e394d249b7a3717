import { initialsOf as lettersOf } from '#client/follow-ups/initials.tsx'

/** Returns the initials of a name in capitals. */
export function initialsOf(name: string): string {
  return lettersOf(name).toLocaleUpperCase()
}
