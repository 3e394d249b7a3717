import { translate } from '#client/i18n/i18n.ts'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, PASSWORD_LENGTH } from '#shared/limits.ts'

interface FieldError {
  /** The contract's rule that was broken (zod's issue code), or `server`. */
  type?: unknown
  message?: string | undefined
}

type Field = 'email' | 'password' | 'firstName' | 'lastName'

const LONGEST: Record<Field, number> = {
  email: MAX_EMAIL_LENGTH,
  password: PASSWORD_LENGTH.max,
  firstName: MAX_PERSON_NAME_LENGTH,
  lastName: MAX_PERSON_NAME_LENGTH,
}

/** Returns the error text for a field, in the interface's language; undefined if there is none. */
export function describeFieldError(
  field: Field,
  error: FieldError | undefined,
  signingUp: boolean,
): string | undefined {
  if (!error) return undefined
  if (error.type === 'server') return error.message
  if (error.type === 'too_big') return translate('tooLong', { max: LONGEST[field] })
  if (field === 'email') return translate('auth:rules.email')
  if (signingUp) return translate('auth:rules.passwordShort', { min: PASSWORD_LENGTH.min })
  return translate('auth:rules.passwordNeeded')
}
