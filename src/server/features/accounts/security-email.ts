import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { queueEmail } from '#server/email/email.service.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import type { AfterReset } from '#shared/contract/accounts.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'

/** The emails about a new password, by what has become of the private address of the user's calendar. */
export const PASSWORD_CHANGED = {
  none: 'password_changed',
  kept: 'password_changed_feed_kept',
  ended: 'password_changed_feed_ended',
} as const satisfies Record<AfterReset['calendarFeed'], EmailKind>

type Change =
  | 'account_exists'
  | (typeof PASSWORD_CHANGED)[keyof typeof PASSWORD_CHANGED]
  | 'two_factor_on'
  | 'two_factor_off'

/** Paths of the pages where owners can act if they did not make the change themselves. */
const FIX_PATHS: Record<Change, string> = {
  account_exists: '/auth',
  password_changed: '/auth/forgot',
  password_changed_feed_kept: '/auth/forgot',
  password_changed_feed_ended: '/auth/forgot',
  two_factor_on: '/settings',
  two_factor_off: '/settings',
}

/**
 * Emails the owner of an account about a change or attempt that concerns its security, so that they notice if it wasn't
 * them.
 */
export async function queueSecurityEmail(
  { jobs, config }: Pick<Context, 'jobs' | 'config'>,
  tx: Queryable,
  userId: string,
  kind: Change,
): Promise<void> {
  const [owner] = await tx.select({ to: users.email, language: users.language }).from(users).where(eq(users.id, userId))
  if (!owner) return
  const { to, language } = owner
  const url = config.publicUrl + FIX_PATHS[kind]
  await queueEmail(tx, jobs, { to, language: language ?? DEFAULT_LANGUAGE, kind, values: { url } })
}
