import type { IncomingHttpHeaders } from 'node:http'
import { APIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import { eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { clientHeaders, type SessionRequest } from '#server/auth/client-headers.ts'
import { SECOND_STEP_NEEDED } from '#server/auth/open-session.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { notes } from '#server/db/schema/notes.ts'
import { AppError } from '#server/errors.ts'
import { removeCommentsOf } from '#server/features/comments/departed-author.service.ts'
import { endAssignmentsOf } from '#server/features/follow-ups/assign.service.ts'
import { deleteAudioNow, queueAudioDeletion } from '#server/features/notes/delete-audio.service.ts'
import { endSubscription, recordDepartedCustomer } from '#server/features/payments/end-subscription.service.ts'
import { withdrawNotesOf } from '#server/features/sharing/departed-owner.service.ts'
import { listUploadFolders } from '#server/features/uploads/upload-folders.service.ts'
import { countAttempts } from '#server/http/rate-limit.ts'
import { type SessionUser, sessionUserSchema } from '#server/http/session.ts'
import { deleteJobsOfNotes } from '#server/jobs/job-table.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { fullName } from '#server/text/full-name.ts'
import type { loginBodySchema, registerBodySchema, User } from '#shared/contract/accounts.ts'
import type { ErrorCode } from '#shared/errors/codes.ts'
import { pickLanguage } from '#shared/languages.ts'
import { presentUser } from './accounts.present.ts'
import { queueSecurityEmail } from './security-email.ts'

/** Emails per hour to one address that others may cause, so that nobody can flood somebody else's inbox. */
export const EMAIL_LIMIT = { max: 5, windowSeconds: 3600 }

export interface SignedIn {
  user: SessionUser
  /** Carries the session cookie. */
  headers: Headers
}

/**
 * Creates an account and signs it in. If the address already has one, tells its owner by email, and tells the client
 * only to look there. Without a mail server nobody would get that email, so the client is told at once.
 * @throws AppError check_email, email_taken (only without a mail server)
 */
export async function registerUser(
  context: Context,
  body: z.output<typeof registerBodySchema>,
  request: SessionRequest,
): Promise<SignedIn> {
  const name = fullName(body)
  const email = body.email.toLowerCase()
  const language = pickLanguage(request.headers['accept-language'])
  const messages = messagesIn(language)
  try {
    const { response, headers } = await context.auth.api.signUpEmail({
      body: { ...body, email, name, language },
      headers: clientHeaders(request),
      returnHeaders: true,
    })
    return { user: await loadUser(context, response.user.id), headers }
  } catch (error) {
    if (!(await isTaken(context, email, error))) throw error
    if (context.config.email.smtpUrl === null) {
      throw new AppError('email_taken', { fields: { email: messages.fields.account_exists }, cause: error })
    }
    // Take as long as creating an account would.
    await (await context.auth.$context).password.hash(body.password)
    await queueAccountExistsEmail(context, email)
    throw new AppError('check_email', { fields: { email: messages.errors.check_email }, cause: error })
  }
}

/**
 * better-auth's codes for an address that has an account, found either before creating one or by a race of two
 * requests.
 */
const TAKEN = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'FAILED_TO_CREATE_USER']

async function isTaken({ db }: Context, email: string, error: unknown): Promise<boolean> {
  if (!(error instanceof APIError) || !TAKEN.includes(String(error.body?.code))) return false
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0
}

async function queueAccountExistsEmail(context: Context, email: string): Promise<void> {
  const { db } = context
  // Same limit as for any other email that others can cause. The response doesn't reveal whether one more was sent.
  if ((await countAttempts(db, { key: `mail:${email}`, windowSeconds: EMAIL_LIMIT.windowSeconds })) > EMAIL_LIMIT.max)
    return
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner) await db.transaction((tx) => queueSecurityEmail(context, tx, owner.id, 'account_exists'))
}

/** The password is right; a code is still required. */
export interface SecondStepNeeded {
  userId: string
}

/**
 * Signs in by password, up to the second step. A wrong password and an unknown address fail alike, in response and
 * duration (better-auth hashes the password in both cases).
 * @throws AppError invalid_credentials, account_inactive
 */
export async function signIn(
  context: Context,
  body: z.output<typeof loginBodySchema>,
  request: SessionRequest,
): Promise<SignedIn | SecondStepNeeded> {
  const email = body.email.toLowerCase()
  try {
    const { response, headers } = await translate(
      context.auth.api.signInEmail({
        body: { email, password: body.password, rememberMe: true },
        headers: clientHeaders(request),
        returnHeaders: true,
      }),
      { INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials', INVALID_PASSWORD: 'invalid_credentials' },
    )
    return { user: await loadActiveUser(context, eq(users.id, response.user.id)), headers }
  } catch (error) {
    if (!(error instanceof APIError) || error.body?.code !== SECOND_STEP_NEEDED) throw error
    return { userId: (await loadActiveUser(context, eq(users.email, email))).id }
  }
}

/**
 * Loads the user who is signing in.
 * @throws AppError account_inactive, after ending all of their sessions
 */
export async function loadActiveUser(context: Context, which: SQL): Promise<SessionUser> {
  const [row] = await context.db.select().from(users).where(which)
  const user = sessionUserSchema.parse(row)
  if (user.isActive) return user
  await context.db.delete(sessions).where(eq(sessions.userId, user.id))
  throw new AppError('account_inactive')
}

/** Returns the target under which guesses at an account's password are counted. */
export function signInTarget(email: string): string {
  return `sign-in:${email.toLowerCase()}`
}

/**
 * Has a password reset link sent to the owner of this address. A job looks up the account, so that neither the response
 * nor its duration reveals whether there is one.
 */
export async function requestReset({ db, jobs }: Context, email: string): Promise<void> {
  await jobs.enqueue(db, 'account.forgotten', { email: email.toLowerCase() })
}

/** Sends a password reset link to the owner of this address; sends nothing if there is none. */
export async function sendResetLink(context: Context, email: string): Promise<void> {
  await context.auth.api.requestPasswordReset({ body: { email } })
}

/** Ends the request's session, if any. The returned headers clear its cookie. */
export async function signOut(context: Context, requestHeaders: IncomingHttpHeaders): Promise<Headers> {
  const { headers } = await context.auth.api.signOut({
    headers: fromNodeHeaders(requestHeaders),
    returnHeaders: true,
  })
  return headers
}

/**
 * Deletes a user with everything that belongs to them: notes, transcripts, follow-ups, comments, settings and sessions,
 * then the audio.
 * @param andThen runs in the same transaction, after the deletion
 * @returns false if there is no such user.
 * @throws AppError payment_failed if their subscription could not be ended; nothing is deleted then
 */
export async function deleteAccount(
  context: Context,
  userId: string,
  andThen?: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  await endSubscription(context, userId)
  const deleted = await context.db.transaction(async (tx) => {
    // Lock first: an upload in progress waits and then finds that its user is gone.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!user) return null
    const own = await tx.select({ id: notes.id }).from(notes).where(eq(notes.userId, userId))
    const folders = await listUploadFolders(tx, userId)
    await recordDepartedCustomer(tx, userId)
    await removeCommentsOf(tx, userId)
    await endAssignmentsOf(tx, userId)
    await withdrawNotesOf(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    const noteIds = own.map((note) => note.id)
    await deleteJobsOfNotes(tx, noteIds)
    await queueAudioDeletion(context, tx, userId, noteIds, folders)
    await andThen?.(tx)
    return { noteIds, folders }
  })
  await deleteAudioNow(context, deleted?.noteIds ?? [], deleted?.folders)
  return deleted !== null
}

/**
 * Returns whether a user has Premium; false if they are gone. The answer holds until the transaction ends: a concurrent
 * upgrade waits and then sees what the transaction has saved.
 */
export async function isPremium(tx: Queryable, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isPremium: users.isPremium }).from(users).where(eq(users.id, userId)).for('share')
  return row?.isPremium ?? false
}

/** Presents a user as the contract defines it, for other features. */
export function describeUser(user: SessionUser): User {
  return presentUser(user)
}

async function loadUser(context: Context, id: string): Promise<SessionUser> {
  const [row] = await context.db.select().from(users).where(eq(users.id, id))
  return sessionUserSchema.parse(row)
}

async function translate<T>(call: Promise<T>, codes: Record<string, ErrorCode>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const code = error instanceof APIError ? codes[String(error.body?.code)] : undefined
    throw code ? new AppError(code, { cause: error }) : error
  }
}
