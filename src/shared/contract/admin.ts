import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH, PAGE_SIZE, PASSWORD_LENGTH } from '#shared/limits.ts'
import { userSchema } from './accounts.ts'
import { defineCall } from './call.ts'
import { cursor, integerInAddress, nameInAddress, text, trimmedText } from './kinds.ts'

const tag = 'Administration'
/** User ids have a different form from the ids of notes and other records. */
const params = z.object({ id: nameInAddress() })

const email = z.email().max(MAX_EMAIL_LENGTH)
const password = text(PASSWORD_LENGTH)
const personName = trimmedText({ max: MAX_PERSON_NAME_LENGTH })

/** A longer password is not a password but an attack on the hash function. */
const MAX_ADMIN_PASSWORD_LENGTH = 256

export const openAdminSession = defineCall({
  method: 'POST',
  path: '/api/admin/session',
  access: 'anyone',
  summary: 'Unlock the admin panel; sets its own cookie',
  tag,
  status: 204,
  body: z.object({ password: text({ max: MAX_ADMIN_PASSWORD_LENGTH }) }),
  errors: ['wrong_admin_password', 'too_many_requests'],
})

export const closeAdminSession = defineCall({
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'anyone',
  summary: 'Lock the admin panel again; does nothing when it is locked',
  tag,
  status: 204,
  errors: [],
})

const adminUserSchema = userSchema.extend({
  /** Whether signing in asks this user for a code. */
  hasTwoFactor: z.boolean(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Users, newest first; the header Link leads to the next page',
  tag,
  status: 200,
  query: z.object({
    /** Part of a name or of an email address, without regard to case and accents. */
    search: trimmedText({ max: MAX_EMAIL_LENGTH }).optional(),
    limit: integerInAddress({ min: 1, max: PAGE_SIZE.max }).default(PAGE_SIZE.standard),
    cursor: cursor.optional(),
  }),
  output: z.array(adminUserSchema),
  errors: ['bad_request'],
})

export const countUsers = defineCall({
  method: 'GET',
  path: '/api/admin/user-counts',
  access: 'admin',
  summary: 'How many users there are, how many of them have Premium, and how many are active',
  tag,
  status: 200,
  output: z.object({ total: z.number(), premium: z.number(), active: z.number() }),
  errors: [],
})

export const createUser = defineCall({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Create a user who can sign in at once',
  tag,
  status: 201,
  body: z.object({
    email,
    password,
    firstName: personName.default(''),
    lastName: personName.default(''),
    isPremium: z.boolean().default(false),
    isActive: z.boolean().default(true),
  }),
  output: userSchema,
  errors: ['email_taken'],
})

export const updateUser = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Change a user; ignores other fields of a loaded user, and keeps the password if none is given',
  tag,
  status: 200,
  params,
  body: z.object({
    email: email.optional(),
    password: password.optional(),
    firstName: personName.optional(),
    lastName: personName.optional(),
    isPremium: z.boolean().optional(),
    isActive: z.boolean().optional(),
  }),
  output: userSchema,
  errors: ['user_not_found', 'email_taken'],
})

export const deleteUser = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Delete a user with all their data',
  tag,
  status: 204,
  params,
  errors: ['user_not_found'],
})

export const confirmUserEmail = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/email-confirmation',
  access: 'admin',
  summary:
    'Mark a user’s email address as confirmed, so that notes shared with it reach them; does nothing if it is confirmed',
  tag,
  status: 204,
  params,
  /** The address that the admin has seen: the user may have changed it meanwhile. */
  body: z.object({ email }),
  errors: ['user_not_found', 'email_outdated'],
})

export const endUserTwoFactor = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/:id/two-factor',
  access: 'admin',
  summary: 'Turn off two-factor sign-in for a user who has lost app and backup codes; does nothing if it is off',
  tag,
  status: 204,
  params,
  errors: ['user_not_found'],
})

export const ADMIN_ACTIONS = [
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'user_created',
  'user_updated',
  'user_deleted',
  'email_confirmed',
  'two_factor_ended',
  'model_download',
  'model_cancel',
  'model_choose',
  'model_delete',
  'note_retry',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(ADMIN_ACTIONS),
  ipAddress: z.string(),
  /** The user's email, the id of a deleted user or of a note, or the name of the model. */
  subject: z.string().nullable(),
  /** Names of the changed fields, never their values. */
  fields: z.array(z.string()).nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'The log of actions in the admin panel, newest first',
  tag,
  status: 200,
  query: z.object({ limit: integerInAddress({ min: 1, max: 200 }).default(50) }),
  output: z.array(auditEntrySchema),
  errors: [],
})
