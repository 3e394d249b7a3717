import { messagesIn } from '#server/languages/messages.ts'
import type { FieldProblem } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'

/** The part of a zod issue that is used here. */
interface Issue {
  code?: string | undefined
  message?: string | undefined
  format?: unknown
  origin?: unknown
}

/** The contract's own rules, which appear as the messages of their issues. */
const OWN_PROBLEMS = ['required', 'unknown_time_zone', 'unstorable_characters', 'unlikely_year'] as const

/** Translates a zod issue into our name for the problem. */
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

/** Returns the reason for each refused field of an upload, whose names zod knows but the framework has not checked. */
export function describeIssues(
  issues: ReadonlyArray<Issue & { path: readonly PropertyKey[] }>,
  language: Language,
): Record<string, string> {
  const messages = messagesIn(language).fields
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = String(issue.path[0] ?? '_')
    fields[name] ??= name === 'language' ? messages.unknown_language : messages[describeIssue(issue)]
  }
  return fields
}
