import { z } from 'zod'
import { PASSWORD_LENGTH } from '#shared/limits.ts'
import { userSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { text } from './kinds.ts'

const tag = 'Accounts'

/** The password as typed. Its length was checked when it was chosen. */
const password = text({ min: 1, max: PASSWORD_LENGTH.max })

/** The code as typed or pasted, with any spaces and hyphens. A longer text is not a code. */
const code = text({ min: 1, max: 40 })

const backupCodesSchema = z.object({
  /** Each can be used once in place of the app's code. They are shown only once. */
  backupCodes: z.array(z.string()),
})

/** The six digits from the app, or a backup code. */
const codeBodySchema = z.object({ code })

export const signInWithCode = defineCall({
  method: 'POST',
  path: '/api/login/two-factor',
  access: 'anyone',
  summary: 'Complete a sign-in after the correct password; sets the session cookie',
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
  summary: 'Whether signing in asks for a code, and how many backup codes are left',
  tag,
  status: 200,
  output: twoFactorStateSchema,
  errors: [],
})

export const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor',
  access: 'user',
  summary: 'Create a secret for an authenticator app; takes effect once it is confirmed',
  tag,
  status: 200,
  body: z.object({ password }),
  output: z.object({
    /** In base32, for apps that can't read the QR code. */
    secret: z.string(),
    /** The text that the QR code encodes. */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'two_factor_on', 'too_many_requests'],
})
export type TwoFactorSecret = z.infer<typeof beginTwoFactor.output>

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  access: 'user',
  summary: 'Turn two-factor sign-in on with a first code from the app, which proves that it has the secret',
  tag,
  status: 200,
  body: codeBodySchema.extend({
    /** Ends the sessions that were opened with the password alone. */
    endOtherSessions: z.boolean().default(false),
  }),
  output: backupCodesSchema,
  errors: ['wrong_code', 'two_factor_on', 'two_factor_off', 'too_many_requests'],
})

export const renewBackupCodes = defineCall({
  method: 'POST',
  path: '/api/account/two-factor/backup-codes',
  access: 'user',
  summary: 'Create new backup codes; the old ones stop working',
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
  summary: 'Turn two-factor sign-in off',
  tag,
  status: 204,
  body: z.object({ password, code }),
  errors: ['wrong_password', 'wrong_code', 'two_factor_off', 'too_many_requests'],
})
