// Over 250 lines: all calls about accounts and sessions.
import { z } from 'zod'
import { languageSchema } from '#shared/language-schema.ts'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, PASSWORD_LENGTH } from '#shared/limits.ts'
import { defineCall } from './call.ts'
import { text, trimmedText } from './kinds.ts'

const email = z.email().max(MAX_EMAIL_LENGTH)
const password = text(PASSWORD_LENGTH)
const personName = trimmedText({ max: MAX_PERSON_NAME_LENGTH })

export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'canceling', 'canceled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The signed-in user. The field names come from the specification, section 3. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isPremium: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  language: languageSchema.nullable(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

export const loginBodySchema = z.object({ email, password: text({ min: 1, max: PASSWORD_LENGTH.max }) })
export type LoginBody = z.infer<typeof loginBodySchema>

export const registerBodySchema = z.object({
  email,
  password,
  firstName: personName.default(''),
  lastName: personName.default(''),
})
export type RegisterBody = z.input<typeof registerBodySchema>

const tag = 'Accounts'

export const getUser = defineCall({
  method: 'GET',
  path: '/api/user',
  access: 'anyone',
  summary: 'The signed-in user, or null',
  tag,
  status: 200,
  output: userSchema.nullable(),
  errors: [],
})

export const getAuthUser = defineCall({ ...getUser, path: '/api/auth/user', summary: 'The same as /api/user' })

export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Sign in; sets the session cookie',
  tag,
  status: 200,
  body: loginBodySchema,
  output: userSchema,
  errors: ['invalid_credentials', 'account_inactive', 'too_many_requests'],
})

export const register = defineCall({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  tag,
  status: 201,
  body: registerBodySchema,
  output: userSchema,
  errors: ['check_email', 'email_taken', 'too_many_requests'],
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'End the session; does nothing when signed out',
  tag,
  status: 204,
  errors: [],
})

/** The token in an email's link. */
const mailToken = text({ min: 1, max: 2000 })

export const requestReset = defineCall({
  method: 'POST',
  path: '/api/password/reset-request',
  access: 'anyone',
  summary: 'Email a link to set a new password if the account exists; the answer does not say whether it does',
  tag,
  status: 204,
  body: z.object({ email }),
  errors: ['too_many_requests'],
})

/** What a reset has done about what works without the password; `none`: the user has no such address. */
const afterResetSchema = z.object({ calendarFeed: z.enum(['none', 'kept', 'ended']) })
export type AfterReset = z.output<typeof afterResetSchema>

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/password/reset',
  access: 'anyone',
  summary:
    'Set a new password with the token from an email; ends all sessions, and whatever else a stranger may have left if the address was never confirmed',
  tag,
  status: 200,
  body: z.object({ token: mailToken, password }),
  output: afterResetSchema,
  errors: ['link_expired', 'too_many_requests'],
})

export const resendVerification = defineCall({
  method: 'POST',
  path: '/api/email/verification',
  access: 'user',
  summary: 'Send the email with the verification link again',
  tag,
  status: 204,
  errors: ['too_many_requests'],
})

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/email/verify',
  access: 'user',
  summary: 'Verify the user’s email address with the token from an email to it',
  tag,
  status: 204,
  body: z.object({ token: mailToken }),
  errors: ['link_expired', 'wrong_account', 'too_many_requests'],
})

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  access: 'user',
  summary: 'Change the user’s name or the language of emails',
  tag,
  status: 200,
  body: z.object({
    firstName: personName.optional(),
    lastName: personName.optional(),
    language: languageSchema.optional(),
  }),
  output: userSchema,
  errors: [],
})

/** The password as typed. Its length was checked when it was chosen. */
const presentPassword = text({ min: 1, max: PASSWORD_LENGTH.max })

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  summary: 'Change the password; ends all other sessions',
  tag,
  status: 204,
  body: z.object({ currentPassword: presentPassword, newPassword: password }),
  errors: ['wrong_password', 'too_many_requests'],
})

/** A new address that takes effect once the link sent to it is opened. */
const emailChangeSchema = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type EmailChange = z.infer<typeof emailChangeSchema>

export const readEmailChange = defineCall({
  method: 'GET',
  path: '/api/account/email-change',
  access: 'user',
  summary: 'The new address that waits to be confirmed, or null',
  tag,
  status: 200,
  output: emailChangeSchema.nullable(),
  errors: [],
})

export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/api/account/email-change',
  access: 'user',
  summary:
    'Change the email address once a link sent to the new one is opened; the answer does not say whether another account has it. Without a mail server it changes at once, unconfirmed, and the answer is null',
  tag,
  status: 200,
  body: z.object({ email, password: presentPassword }),
  output: emailChangeSchema.nullable(),
  errors: ['wrong_password', 'email_taken', 'too_many_requests'],
})

export const cancelEmailChange = defineCall({
  method: 'DELETE',
  path: '/api/account/email-change',
  access: 'user',
  summary: 'Keep the present address; the link sent to the new one becomes void',
  tag,
  status: 204,
  errors: [],
})

export const confirmEmailChange = defineCall({
  method: 'POST',
  path: '/api/account/email-change/confirm',
  access: 'user',
  summary: 'Change the email address with the token from an email to the new one',
  tag,
  status: 204,
  body: z.object({ token: mailToken }),
  errors: ['link_expired', 'email_taken', 'too_many_requests'],
})

export const accountSessionSchema = z.object({
  createdAt: z.iso.datetime(),
  /** The day on which the session was last used. */
  usedAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  /** The browser's own user agent string. */
  userAgent: z.string().nullable(),
  isPresent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

export const listAccountSessions = defineCall({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'The user’s sessions, the current one first',
  tag,
  status: 200,
  output: z.array(accountSessionSchema),
  errors: [],
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'End all other sessions',
  tag,
  status: 204,
  errors: [],
})

export const deleteOwnAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  summary: 'Delete the account with everything in it',
  tag,
  status: 204,
  body: z.object({ password: presentPassword }),
  errors: ['wrong_password', 'payment_failed', 'too_many_requests'],
})
