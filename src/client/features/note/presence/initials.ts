import { initialsOf as lettersOf } from '#client/tasks/initials.tsx'

/** Returns the initials of a name in capitals. */
export function initialsOf(name: string): string {
  return lettersOf(name).toLocaleUpperCase()
}
