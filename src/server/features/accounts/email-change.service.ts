import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { queueEmail } from '#server/email/email.service.ts'
import { AppError } from '#server/errors.ts'
import { claimShares } from '#server/features/sharing/claim-shares.service.ts'
import { countAttempt } from '#server/http/rate-limit.ts'
import type { SessionUser } from '#server/http/session.ts'
import { messagesIn } from '#server/languages/messages.ts'
import type { EmailChange } from '#shared/contract/accounts.ts'
import { DEFAULT_LANGUAGE, pickLanguage } from '#shared/languages.ts'
import { EMAIL_LIMIT } from './accounts.service.ts'
import * as queries from './email-change.queries.ts'
import { checkPassword } from './own-account.service.ts'
import { resendVerification } from './verify-email.service.ts'

/** How long the link is valid, as stated in the email. */
const LINK_MS = 24 * 3600 * 1000

/** Maximum number of new addresses that one user may enter in an hour: each gets an email. */
const REQUESTS = { max: 10, windowSeconds: 3600 }

type Needed = Pick<Context, 'config' | 'jobs'>

export async function readEmailChange({ db }: Context, userId: string): Promise<EmailChange | null> {
  const change = await queries.findChange(db, userId)
  return change && { email: change.email, expiresAt: change.expiresAt.toISOString() }
}

export async function cancelEmailChange({ db }: Context, userId: string): Promise<void> {
  await queries.deleteChange(db, userId)
}

/**
 * Begins the change to another address: a link to it confirms it. If another account has the address, its owner gets an
 * email in place of the link, and the answer is the same. Without a mail server nobody would get a link, so the address
 * changes at once and is not verified, as after a sign-up.
 * @returns the change that waits to be confirmed; null if it was made at once
 * @throws AppError wrong_password, too_many_requests, validation_failed for the present address, email_taken (only
 *   without a mail server)
 */
export async function requestEmailChange(
  context: Context,
  user: SessionUser,
  body: { email: string; password: string },
  requestHeaders: IncomingHttpHeaders,
): Promise<EmailChange | null> {
  const email = body.email.toLowerCase()
  await checkPassword(context, body.password, requestHeaders)
  if (email === user.email) {
    const language = pickLanguage(requestHeaders['accept-language'])
    throw new AppError('validation_failed', { fields: { email: messagesIn(language).fields.own_email } })
  }
  await countAttempt(context.db, { key: `email-change:${user.id}`, ...REQUESTS })
  await countAttempt(context.db, { key: `mail:${email}`, ...EMAIL_LIMIT })
  if (context.config.email.smtpUrl !== null) return beginChange(context, user, email)
  await changeAtOnce(context, user, email)
  return null
}

async function beginChange(context: Context, user: SessionUser, email: string): Promise<EmailChange> {
  const { db, jobs, config } = context
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(Date.now() + LINK_MS)
  const language = user.language ?? DEFAULT_LANGUAGE
  await db.transaction(async (tx) => {
    await queries.upsertChange(tx, { userId: user.id, email, tokenHash: hash(token), expiresAt })
    const other = await queries.findOtherOwner(tx, user.id, email)
    const url = other ? '/auth' : `/verify-email?${new URLSearchParams({ change: token })}`
    await queueEmail(tx, jobs, {
      to: email,
      kind: other ? 'email_in_use' : 'confirm_new_email',
      language: other?.language ?? language,
      values: { url: config.publicUrl + url },
    })
    await queueEmail(tx, jobs, {
      to: user.email,
      kind: 'email_change_requested',
      language,
      // Without the new address: the old one may be a stranger's, entered by mistake.
      values: { url: `${config.publicUrl}/auth/forgot` },
    })
  })
  return { email, expiresAt: expiresAt.toISOString() }
}

async function changeAtOnce(context: Context, user: SessionUser, email: string): Promise<void> {
  await refuseTakenEmail(
    context.db.transaction(async (tx) => {
      if (!(await queries.lockAccount(tx, user.id))) throw new AppError('unauthorized')
      await moveAccount(context, tx, user, { email, isVerified: false })
    }),
  )
  await resendVerification(context, { ...user, email, emailVerified: false })
}

/**
 * Makes the new address that of the account, verified, with the token of the email that was sent to it. Only for the user
 * who asked for it: the link may have reached a stranger whose address was entered by mistake, and who could then reset
 * the password. Notes shared with the new address before can then be read, and those shared with the old one stay.
 * @throws AppError link_expired, email_taken if another account got the address meanwhile
 */
export async function confirmEmailChange(context: Context, userId: string, token: string): Promise<void> {
  await refuseTakenEmail(
    context.db.transaction(async (tx) => {
      // Lock the account before anything that belongs to it.
      const account = await queries.lockAccount(tx, userId)
      const email = account && (await queries.takeChange(tx, userId, hash(token)))
      if (!email) throw new AppError('link_expired')
      await moveAccount(context, tx, { ...account, id: userId }, { email, isVerified: true })
      await claimShares(context, tx, email)
    }),
  )
}

/** Gives a locked account another address, and tells the owner of the old one. */
async function moveAccount(
  context: Needed,
  tx: Queryable,
  user: Pick<SessionUser, 'id' | 'email' | 'language'>,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<void> {
  await queries.updateAddress(tx, user.id, email, isVerified)
  await leaveOldAddress(context, tx, user.id)
  await queueEmail(tx, context.jobs, {
    to: user.email,
    kind: 'email_changed',
    language: user.language ?? DEFAULT_LANGUAGE,
    values: { url: context.config.publicUrl },
  })
}

/**
 * Ends what belongs to the address that an account has just given up, and has the payment provider told of the new one.
 * The old mailbox may be somebody else's by now, so links in it must not set a password any more.
 */
export async function leaveOldAddress({ jobs }: Pick<Context, 'jobs'>, tx: Queryable, userId: string): Promise<void> {
  await queries.deleteChange(tx, userId)
  await queries.voidResetLinks(tx, userId)
  await jobs.enqueue(tx, 'customer.email', { userId })
}

/** Deletes the new addresses that were not confirmed in time. */
export async function sweepEmailChanges({ db }: Pick<Context, 'db'>): Promise<void> {
  await queries.deleteExpiredChanges(db)
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Waits for work that gives an account an address.
 * @throws AppError email_taken if another account has the address
 */
export async function refuseTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? new AppError('email_taken', { cause: error }) : error
  }
}
