import type { FieldError } from 'react-hook-form'
import { translate } from '#client/i18n/i18n.ts'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, PASSWORD_LENGTH } from '#shared/limits.ts'

type Field = 'email' | 'password' | 'firstName' | 'lastName'

const LONGEST: Record<Field, number> = {
  email: MAX_EMAIL_LENGTH,
  password: PASSWORD_LENGTH.max,
  firstName: MAX_PERSON_NAME_LENGTH,
  lastName: MAX_PERSON_NAME_LENGTH,
}

/** Returns the texts for errors at fields, in the interface's language. */
export function describeRule(field: Field, signingUp: boolean): (refusal: FieldError) => string | undefined {
  return ({ type, message }) => {
    if (type === 'server') return message
    // Otherwise the issue code of the contract's schema.
    if (type === 'too_big') return translate('tooLong', { max: LONGEST[field] })
    if (field === 'email') return translate('auth:rules.email')
    if (signingUp) return translate('auth:rules.passwordShort', { min: PASSWORD_LENGTH.min })
    return translate('auth:rules.passwordNeeded')
  }
}
