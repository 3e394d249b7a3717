const UNIQUE_VIOLATION = '23505'

/** Returns whether a query failed because a unique constraint or index, given by its name, has the value already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } }
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === constraint
}
