import { verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { claimShares } from '#server/features/sharing/claim-shares.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import * as queries from './email-change.queries.ts'

/** What better-auth writes into the token of a verification email. */
const tokenSchema = z.object({ email: z.string() })

/** Sends the verification email again unless the address is already verified. */
export async function resendVerification(context: Context, user: SessionUser): Promise<void> {
  if (!user.emailVerified) await context.auth.api.sendVerificationEmail({ body: { email: user.email } })
}

/**
 * Marks a user's address as verified with the token of the email that was sent to it. From then on they can read notes
 * that are shared with it. Only for the user whose address it is: anybody can create an account with somebody else's
 * address, whose owner then gets the email, and by opening its link would let the stranger read those notes. So
 * better-auth's own call, which needs no session, is not used.
 * @throws AppError link_expired, wrong_account if the token is for an address that the user does not have
 */
export async function verifyEmail(context: Context, userId: string, token: string): Promise<void> {
  const { secret } = await context.auth.$context
  const claims = tokenSchema.safeParse(await verifyJWT(token, secret))
  if (!claims.success) throw new AppError('link_expired')
  const { email } = claims.data
  await context.db.transaction(async (tx) => {
    // Lock the account before anything that belongs to it.
    const account = await queries.lockAccount(tx, userId)
    if (!account) throw new AppError('unauthorized')
    if (account.email !== email) throw new AppError('wrong_account')
    await queries.updateAddress(tx, userId, email, true)
    await claimShares(context, tx, email)
  })
}
