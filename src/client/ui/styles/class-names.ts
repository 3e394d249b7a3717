/** Joins class names, leaving out what is empty: `joinClasses('a', isOpen && 'b')`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
