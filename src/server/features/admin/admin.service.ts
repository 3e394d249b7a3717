import { randomBytes, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context.ts'
import { cutPage, readCursor } from '#server/db/keyset.ts'
import { AppError } from '#server/errors.ts'
import { deleteAccount, describeUser } from '#server/features/accounts/accounts.service.ts'
import { leaveOldAddress, refuseTakenEmail } from '#server/features/accounts/email-change.service.ts'
import { endTwoFactorOf, listUsersWithCode } from '#server/features/accounts/two-factor.service.ts'
import { applySubscription } from '#server/features/payments/apply-subscription.service.ts'
import { claimShares } from '#server/features/sharing/claim-shares.service.ts'
import type { Page } from '#server/http/page-headers.ts'
import { fullName } from '#server/text/full-name.ts'
import type { User } from '#shared/contract/accounts.ts'
import type {
  AdminAction,
  AdminUser,
  AuditEntry,
  createUser as createCall,
  listUsers as listCall,
  updateUser as updateCall,
} from '#shared/contract/admin.ts'
import * as queries from './admin.queries.ts'

/** Where an action in the panel comes from, for the audit log. */
export interface Admin {
  ipAddress: string
}

/**
 * Returns a page of the users whose name or address contains a text.
 * @throws AppError bad_request for an invalid cursor
 */
export async function listUsers(
  { db }: Context,
  { search = '', limit, cursor }: z.output<(typeof listCall)['query']>,
): Promise<Page & { users: AdminUser[] }> {
  const after = readCursor(queries.USER_ORDER, cursor)
  const [rows, { total }] = await Promise.all([
    queries.listUsers(db, search, { limit: limit + 1, after }),
    queries.countUsers(db, search),
  ])
  const { shown, nextCursor } = cutPage(queries.USER_ORDER, rows, limit)
  const withCode = await listUsersWithCode(
    db,
    shown.map(({ id }) => id),
  )
  const users = shown.map((row) => ({ ...describeUser(row), hasTwoFactor: withCode.has(row.id) }))
  return { users, total, nextCursor }
}

export function countUsers({ db }: Context): Promise<{ total: number; premium: number; active: number }> {
  return queries.countUsers(db)
}

/**
 * Creates a user who can sign in at once.
 * @throws AppError email_taken
 */
export async function createUser(
  context: Context,
  admin: Admin,
  { password, ...body }: z.output<(typeof createCall)['body']>,
): Promise<User> {
  const hash = await hashPassword(context, password)
  const email = body.email.toLowerCase()
  const row = await refuseTakenEmail(
    context.db.transaction(async (tx) => {
      const name = fullName(body)
      const user = await queries.insertUser(tx, {
        ...body,
        id: makeId(),
        email,
        name,
        premiumGranted: body.isPremium,
      })
      await queries.updatePassword(tx, user.id, hash, makeId())
      await record(tx, admin, 'user_created', user.id)
      return user
    }),
  )
  return describeUser(row)
}

/**
 * Changes a user. Setting a password or another address, or deactivating the user, ends their sessions.
 * @throws AppError user_not_found, email_taken
 */
export async function updateUser(
  context: Context,
  admin: Admin,
  id: string,
  { password, ...body }: z.output<(typeof updateCall)['body']>,
): Promise<User> {
  const hash = password === undefined ? null : await hashPassword(context, password)
  const row = await refuseTakenEmail(
    context.db.transaction(async (tx) => {
      const before = await queries.lockUser(tx, id)
      if (!before) throw new AppError('user_not_found')
      const given = { ...body, ...(body.email === undefined ? {} : { email: body.email.toLowerCase() }) }
      const changes = Object.fromEntries(
        Object.entries(given).filter(
          ([key, value]) => value !== undefined && value !== before[key as keyof typeof given],
        ),
      )
      const after = { ...before, ...changes }
      // The user has not verified the new address.
      const verified = after.email === before.email ? {} : { emailVerified: false }
      const name = fullName(after)
      const { isPremium: granted, ...written } = changes
      // The switch grants Premium or withdraws its own grant; a paid subscription stays.
      const switched = granted === undefined ? {} : { premiumGranted: granted === true }
      await queries.updateUser(tx, id, { ...written, ...switched, ...verified, name })
      if (hash !== null) await queries.updatePassword(tx, id, hash, makeId())
      const moved = after.email !== before.email
      if (moved) await leaveOldAddress(context, tx, id)
      if (hash !== null || moved || changes.isActive === false) await queries.endUserSessions(tx, id)
      const plan = granted === undefined ? null : await applySubscription(context, tx, id)
      const fields = [...Object.keys(changes), ...(hash === null ? [] : ['password'])]
      if (fields.length > 0) await record(tx, admin, 'user_updated', id, fields)
      return { ...after, ...verified, ...plan }
    }),
  )
  return describeUser(row)
}

/**
 * Deletes a user with everything that belongs to them.
 * @throws AppError user_not_found
 */
export async function deleteUser(context: Context, admin: Admin, id: string): Promise<void> {
  const deleted = await deleteAccount(context, id, (tx) => record(tx, admin, 'user_deleted', id))
  if (!deleted) throw new AppError('user_not_found')
}

/**
 * Marks a user's address as verified, as the link of an email would; without a mail server nobody else can. Notes that
 * are shared with the address reach the user from then on.
 * @param email the address that the admin has seen
 * @throws AppError user_not_found, email_outdated
 */
export async function confirmUserEmail(context: Context, admin: Admin, id: string, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id)
    if (!user) throw new AppError('user_not_found')
    if (user.email !== email.toLowerCase()) throw new AppError('email_outdated')
    if (user.emailVerified) return
    await queries.updateUser(tx, id, { emailVerified: true })
    await claimShares(context, tx, user.email)
    await record(tx, admin, 'email_confirmed', id)
  })
}

/**
 * Turns two-factor sign-in off for a user who can't give a code.
 * @throws AppError user_not_found
 */
export async function endUserTwoFactor(context: Context, admin: Admin, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await queries.findUser(tx, id)
    if (!user) throw new AppError('user_not_found')
    if (await endTwoFactorOf(context, tx, id)) await record(tx, admin, 'two_factor_ended', user.id)
  })
}

export async function listAudit(context: Context, limit: number): Promise<AuditEntry[]> {
  return (await queries.listAudit(context.db, limit)).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/** Records an action of the panel in the audit log. */
export async function record(
  db: Parameters<typeof queries.insertAuditEntry>[0],
  { ipAddress }: Admin,
  action: AdminAction,
  subject: string,
  fields: string[] | null = null,
): Promise<void> {
  await queries.insertAuditEntry(db, { id: randomUUID(), action, ipAddress, subject, fields })
}

async function hashPassword(context: Context, password: string): Promise<string> {
  return (await context.auth.$context).password.hash(password)
}

function makeId(): string {
  return randomBytes(24).toString('base64url')
}
