import type { Context } from '#server/context.ts'
import type { EmailVerdict, QueuedEmail } from '#server/email/email.service.ts'
import { isStillWanted } from '#server/features/notifications/stop-emails.service.ts'
import { hasShareOfEmail } from './sharing.queries.ts'

/**
 * Decides whether a queued email is still to be sent. One about a share that has ended is dropped. If only its recipient does
 * not want it any more, the mail server is still tried, so that the note's owner does not see the difference.
 */
export async function judgeEmail(
  context: Pick<Context, 'db' | 'stopLinks'>,
  email: QueuedEmail,
): Promise<EmailVerdict> {
  const isAboutShare = email.kind === 'note_shared' || email.kind === 'share_invitation'
  if (isAboutShare && !(await hasShareOfEmail(context.db, email.id))) return 'drop'
  if (email.silent) return 'check'
  if (await isStillWanted(context, email)) return 'send'
  return isAboutShare ? 'check' : 'drop'
}
