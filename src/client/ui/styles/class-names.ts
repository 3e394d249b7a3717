/** Joins class names and leaves out empty ones: `joinClasses('a', isOpen && 'b')`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
