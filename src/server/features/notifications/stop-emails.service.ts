import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { QueuedEmail } from '#server/email/email.service.ts'
import type { Stoppable } from '#server/email/stop-links.ts'
import { changeSettings, readSettings } from '#server/features/settings/settings.service.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { findAddressee } from './mail-notifications.queries.ts'

/** The settings that end each kind of email. */
const ENDED: Record<Stoppable, Partial<Settings>> = {
  reminders: { taskReminders: false },
  summaries: { weeklySummaries: false },
  shares: { sharesByEmail: false },
  activity: {
    commentsByEmail: false,
    repliesByEmail: false,
    mentionsByEmail: false,
    assignmentsByEmail: false,
    deletionsByEmail: false,
  },
}

export interface StopRequest {
  userId: string
  emails: Stoppable
  language: Language
}

/** Reads the token of a link that ends emails; null if it is not ours or the account is gone. */
export async function readStopToken({ db, stopLinks }: Context, token: string): Promise<StopRequest | null> {
  const read = stopLinks.read(token)
  if (!read) return null
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, read.userId))
  return user ? { ...read, language: user.language ?? DEFAULT_LANGUAGE } : null
}

/**
 * Returns whether somebody still wants a queued email that they can end: they have the address and have verified it, their
 * account is active, and they have not switched all such emails off. Any other email is wanted.
 */
export async function isStillWanted(
  { db, stopLinks }: Pick<Context, 'db' | 'stopLinks'>,
  { recipient, values }: Pick<QueuedEmail, 'recipient' | 'values'>,
): Promise<boolean> {
  const stop = stopLinks.read(values.stop?.split('/').at(-1) ?? '')
  if (!stop) return true
  const addressee = await findAddressee(db, stop.userId)
  if (addressee?.email !== recipient) return false
  const settings = await readSettings(db, stop.userId)
  return Object.entries(settings).some(([name, value]) => value === true && name in ENDED[stop.emails])
}

export async function endEmails({ db }: Context, { userId, emails }: StopRequest): Promise<void> {
  await changeSettings(db, userId, ENDED[emails])
}
