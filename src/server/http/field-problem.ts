import type { FieldProblem } from '#shared/errors/server-messages.ts'

/** What zod says of a value that it refuses. */
interface Issue {
  code?: string | undefined
  message?: string | undefined
  format?: unknown
  origin?: unknown
}

/** What the contract's own rules say of a value, as the messages of their issues. */
const OWN_PROBLEMS = ['unknown_time_zone', 'unstorable_characters', 'unlikely_year'] as const

/** What is wrong with a field, from the name zod gives it. */
export function describeIssue({ code, message = '', format, origin }: Issue): FieldProblem {
  switch (code) {
    case 'too_small':
      return origin === 'string' || origin === 'array' ? 'too_short' : 'out_of_range'
    case 'too_big':
      return origin === 'string' || origin === 'array' ? 'too_long' : 'out_of_range'
    case 'invalid_type':
      return /undefined/.test(message) ? 'required' : 'invalid'
    case 'invalid_format':
      return format === 'email' ? 'email' : 'invalid'
    case 'custom':
      return OWN_PROBLEMS.find((problem) => problem === message) ?? 'invalid'
    default:
      return 'invalid'
  }
}
