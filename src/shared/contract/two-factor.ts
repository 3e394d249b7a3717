import { z } from 'zod'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { userSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { text } from './kinds.ts'

const tag = 'Accounts'

/** As typed; its length was judged when it was chosen. */
const password = text({ min: 1, max: PASSWORD_LENGTH.max })

/** As typed or pasted, spaces and hyphens among it: longer ones are no code. */
const code = text({ min: 1, max: 40 })

const backupCodesSchema = z.object({
  /** Each can be used once in the place of the app's code. Shown this once. */
  backupCodes: z.array(z.string()),
})

/** The app's six digits, or a backup code. */
const codeBodySchema = z.object({ code })

export const signInWithCode = defineCall({
  method: 'POST',
  path: '/api/login/two-factor',
  access: 'anyone',
  summary: 'Finish a sign-in that a right password has begun; sets the session cookie',
  tag,
  status: 200,
  body: codeBodySchema,
  output: userSchema,
  errors: ['wrong_code', 'sign_in_expired', 'account_inactive', 'too_many_requests'],
})

const twoFactorStateSchema = z.object({
  isOn: z.boolean(),
  backupCodesLeft: z.number().int(),
})

export const readTwoFactor = defineCall({
  method: 'GET',
  path: '/api/account/two-factor',
  access: 'user',
  summary: 'Whether one’s sign-in asks for a code, and how many backup codes are left',
  tag,
  status: 200,
  output: twoFactorStateSchema,
  errors: [],
})

export const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor',
  access: 'user',
  summary: 'Make a secret for an authenticator app; nothing is asked for at sign-in until it is confirmed',
  tag,
  status: 200,
  body: z.object({ password }),
  output: z.object({
    /** In base32, to be typed into an app that can't read the QR code. */
    secret: z.string(),
    /** What the QR code says. */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'two_factor_on', 'too_many_requests'],
})
export type TwoFactorSecret = z.infer<typeof beginTwoFactor.output>

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  access: 'user',
  summary: 'Have sign-in ask for a code from now on, once a first one shows that the app has the secret',
  tag,
  status: 200,
  body: codeBodySchema.extend({
    /** Whoever came in by the password alone is out. */
    endOtherSessions: z.boolean().default(false),
  }),
  output: backupCodesSchema,
  errors: ['wrong_code', 'two_factor_on', 'two_factor_off', 'too_many_requests'],
})

export const renewBackupCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/backup-codes',
  access: 'user',
  summary: 'Make new backup codes; the old ones are void',
  tag,
  status: 200,
  body: z.object({ password }),
  output: backupCodesSchema,
  errors: ['wrong_password', 'two_factor_off', 'too_many_requests'],
})

export const endTwoFactor = defineCall({
  method: 'DELETE',
  path: '/api/account/two-factor',
  access: 'user',
  summary: 'Have sign-in ask for the password alone again',
  tag,
  status: 204,
  body: z.object({ password, code }),
  errors: ['wrong_password', 'wrong_code', 'two_factor_off', 'too_many_requests'],
})
