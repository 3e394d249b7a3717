import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Stoppable } from '#server/email/stop-links.ts'
import { changeSettings } from '#server/features/settings/settings.service.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'

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

export async function endEmails({ db }: Context, { userId, emails }: StopRequest): Promise<void> {
  await changeSettings(db, userId, ENDED[emails])
}
