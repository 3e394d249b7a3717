import { createHmac } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { findStep, makeSecret, writeOtpAddress } from '#server/auth/time-code.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { TwoFactorSecret } from '#shared/contract/two-factor.ts'
import { readAppCode, readBackupCode } from '#shared/sign-in-code.ts'
import { hashBackupCode, makeBackupCodes } from './backup-codes.ts'
import { deleteSessionsBut } from './own-account.service.ts'
import { queueSecurityEmail } from './security-email.ts'
import * as queries from './two-factor.queries.ts'

/** Name of the account's issuer in authenticator apps. */
const ISSUER = 'Dictum'

/**
 * Maximum number of codes tried for one account in an hour, from anywhere. Even with the password, that is at most 480
 * of a million a day.
 */
const CODES = { max: 20, windowSeconds: 3600 }

type Needed = Pick<Context, 'db' | 'auth' | 'jobs' | 'config'>

/** Returns whether a user has two-factor sign-in, and how many backup codes are left. */
export async function readTwoFactor({ db }: Needed, userId: string) {
  const row = await queries.findTwoFactor(db, userId)
  return { isOn: !!row?.enabledAt, backupCodesLeft: await queries.countBackupCodes(db, userId) }
}

/**
 * Makes a secret for the user's app. Replaces an earlier one that was not confirmed.
 * @throws AppError two_factor_on
 */
export async function beginTwoFactor(context: Needed, user: SessionUser): Promise<TwoFactorSecret> {
  const secret = makeSecret()
  const kept = await symmetricEncrypt({ key: await readKey(context), data: secret })
  if (!(await queries.upsertPending(context.db, user.id, kept))) throw new AppError('two_factor_on')
  return { secret, uri: writeOtpAddress(secret, user.email, ISSUER) }
}

/**
 * Turns two-factor sign-in on once a code shows that the app has the secret.
 * @param keptSession the token of the only session to keep; null keeps all.
 * @returns the backup codes.
 * @throws AppError wrong_code, two_factor_on, two_factor_off (setup was not started), too_many_requests
 */
export async function confirmTwoFactor(
  context: Needed,
  userId: string,
  typed: string,
  keptSession: string | null,
): Promise<string[]> {
  await countCode(context, userId)
  const row = await queries.findTwoFactor(context.db, userId)
  if (!row) throw new AppError('two_factor_off')
  if (row.enabledAt) throw new AppError('two_factor_on')
  const code = readAppCode(typed)
  const step = code && findStep(await readSecret(context, row), code, new Date())
  if (!step) throw new AppError('wrong_code')
  return context.db.transaction(async (tx) => {
    if (!(await queries.enable(tx, userId, row.secret, step))) throw new AppError('wrong_code')
    await queueSecurityEmail(context, tx, userId, 'two_factor_on')
    if (keptSession !== null) await deleteSessionsBut(tx, userId, keptSession)
    return giveBackupCodes(context, tx, userId)
  })
}

/**
 * Makes ten new backup codes; the old ones become void.
 * @throws AppError two_factor_off
 */
export async function renewBackupCodes(context: Needed, userId: string): Promise<string[]> {
  return context.db.transaction(async (tx) => {
    const row = await queries.findTwoFactor(tx, userId)
    if (!row?.enabledAt) throw new AppError('two_factor_off')
    return giveBackupCodes(context, tx, userId)
  })
}

/**
 * Turns two-factor sign-in off for a user who gives a valid code.
 * @throws AppError wrong_code, two_factor_off, too_many_requests
 */
export async function endTwoFactor(context: Needed, userId: string, typed: string): Promise<void> {
  await countCode(context, userId)
  const row = await queries.findTwoFactor(context.db, userId)
  if (!row?.enabledAt) throw new AppError('two_factor_off')
  if (!(await acceptCode(context, row, typed))) throw new AppError('wrong_code')
  await context.db.transaction((tx) => endTwoFactorOf(context, tx, userId))
}

/**
 * Uses up a code of the app, or a backup code.
 * @returns false if it is wrong or was used before.
 * @throws AppError two_factor_off, too_many_requests
 */
export async function tryCode(context: Needed, userId: string, typed: string): Promise<boolean> {
  await countCode(context, userId)
  const row = await queries.findTwoFactor(context.db, userId)
  if (!row?.enabledAt) throw new AppError('two_factor_off')
  return acceptCode(context, row, typed)
}

/** Returns which of these users have two-factor sign-in, for the admin panel. */
export async function listUsersWithCode(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  return new Set(await queries.listUsersWithCode(db, userIds))
}

/** Turns two-factor sign-in off for a user who can't give a code. @returns false if it was off. */
export async function endTwoFactorOf(context: Needed, tx: Queryable, userId: string): Promise<boolean> {
  const wasOn = await queries.deleteTwoFactor(tx, userId)
  if (wasOn) await queueSecurityEmail(context, tx, userId, 'two_factor_off')
  return wasOn
}

async function acceptCode(context: Needed, row: queries.TwoFactorRow, typed: string): Promise<boolean> {
  const code = readAppCode(typed)
  if (code) {
    const step = findStep(await readSecret(context, row), code, new Date())
    return step !== null && queries.spendStep(context.db, row.userId, step)
  }
  const backup = readBackupCode(typed)
  if (!backup) return false
  const hash = hashBackupCode(await readInstallationSecret(context), row.userId, backup)
  return queries.spendBackupCode(context.db, row.userId, hash)
}

async function giveBackupCodes(context: Needed, tx: Queryable, userId: string): Promise<string[]> {
  const codes = makeBackupCodes()
  const secret = await readInstallationSecret(context)
  await queries.replaceBackupCodes(
    tx,
    userId,
    codes.map((code) => hashBackupCode(secret, userId, code)),
  )
  return codes
}

function countCode({ db }: Needed, userId: string): Promise<void> {
  return countAttempt(db, { key: `code:${userId}`, ...CODES })
}

async function readSecret(context: Needed, row: queries.TwoFactorRow): Promise<string> {
  return symmetricDecrypt({ key: await readKey(context), data: row.secret })
}

/** A separate key, so that nothing else encrypted with the installation's secret can pass for this. */
async function readKey(context: Needed): Promise<string> {
  return createHmac('sha256', await readInstallationSecret(context))
    .update('two-factor')
    .digest('hex')
}

async function readInstallationSecret({ auth }: Needed): Promise<string> {
  return (await auth.$context).secret
}
