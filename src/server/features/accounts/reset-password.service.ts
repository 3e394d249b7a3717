import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { settleFeed } from '#server/features/calendar-feed/after-new-password.service.ts'
import { forgetGuesses } from '#server/http/limit-guesses.ts'
import type { AfterReset } from '#shared/contract/accounts.ts'
import { signInTarget } from './accounts.service.ts'
import * as queries from './reset-password.queries.ts'
import { PASSWORD_CHANGED, queueSecurityEmail } from './security-email.ts'
import { endTwoFactorOf } from './two-factor.service.ts'

/**
 * Sets a new password with the token of an email, and ends all sessions. Anybody can register with somebody else's
 * address, so an account whose address was never confirmed also loses what a stranger may have left to get in again, or
 * to keep the owner out. A confirmed account keeps its second factor: otherwise it would not protect from whoever has
 * taken over the mailbox.
 *
 * All in one transaction, and so not by better-auth's own call: a crash must not leave a new password with old sessions.
 * @throws AppError link_expired
 */
export async function resetPassword(context: Context, body: { token: string; password: string }): Promise<AfterReset> {
  const { db, auth } = context
  const userId = await queries.findLinkOwner(db, body.token)
  if (userId === null) throw new AppError('link_expired')
  const hash = await (await auth.$context).password.hash(body.password)
  const { email, ...after } = await db.transaction(async (tx) => {
    // Lock the account before anything that belongs to it.
    const account = await queries.lockAccount(tx, userId)
    if (!account || !(await queries.takeLink(tx, body.token))) throw new AppError('link_expired')
    await queries.updatePassword(tx, userId, hash)
    await queries.deleteSessions(tx, userId)
    const isFirstProof = provesAddress(context) && !account.emailVerified
    if (isFirstProof) await endTwoFactorOf(context, tx, userId)
    const calendarFeed = await settleFeed(tx, userId, isFirstProof)
    await queueSecurityEmail(context, tx, userId, PASSWORD_CHANGED[calendarFeed])
    return { email: account.email, calendarFeed }
  })
  await forgetGuesses(db, signInTarget(email))
  return after
}

/** Without a mail server, an administrator hands out the link, which then says nothing about whose address it is. */
function provesAddress({ config }: Context): boolean {
  return config.email.smtpUrl !== null
}
