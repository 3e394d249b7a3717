import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { hasLostJob } from '#server/jobs/job-table.ts'
import type { Delivery, Jobs } from '#server/jobs/jobs.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { isUnreachable } from './email-transport.ts'
import { renderEmail } from './render-email.ts'

export interface NewEmail {
  to: string
  language: Language
  kind: EmailKind
  /** Values for the placeholders of the kind's text; `url` is its link. */
  values: Record<string, string>
}

/**
 * Queues an email within the transaction that makes it necessary; it is sent even if the process dies now.
 * @param options.id the id under which its delivery is reported
 * @param options.silent sends nothing, and is tried as long as the mail server can't be reached, like any other
 */
export async function queueEmail(
  tx: Queryable,
  jobs: Jobs,
  email: NewEmail,
  { id = randomUUID(), silent = false }: { id?: string; silent?: boolean } = {},
): Promise<void> {
  const { to: recipient, ...content } = email
  await tx.insert(emails).values({ id, recipient, silent, ...content })
  await jobs.enqueue(tx, 'mail.send', { mailId: id })
}

/** Cancels a queued email. One that is just being sent may still arrive. */
export async function cancelEmail(tx: Queryable, id: string): Promise<void> {
  await tx.delete(emails).where(eq(emails.id, id))
}

/** The outcome of a try to send an email: `delayed` if the mail server was not reached, `failed` if it was the last try. */
export type EmailOutcome = 'sent' | 'delayed' | 'failed'

export type QueuedEmail = typeof emails.$inferSelect

/** What to do with a queued email. `check`: try the mail server as for any other email, but send nothing. */
export type EmailVerdict = 'send' | 'check' | 'drop'

interface EmailOwner {
  /** Decides before each try whether the email is still wanted: an email may wait for a night. */
  judge: (email: QueuedEmail) => Promise<EmailVerdict>
  /** Notes the outcome, in the transaction that deletes the email. */
  record: (tx: Queryable, mailId: string, outcome: EmailOutcome) => Promise<void>
}

/** Sends a queued email and deletes it. After the last retry, gives up and logs the failure. */
export async function sendEmail(
  context: Pick<Context, 'db' | 'logger' | 'email'>,
  { mailId, lastTry }: Delivery<'mail.send'>,
  { judge, record }: EmailOwner,
): Promise<void> {
  const { db, logger, email } = context
  const [row] = await db.select().from(emails).where(eq(emails.id, mailId))
  if (!row) return
  let outcome: EmailOutcome = 'sent'
  const verdict = await judge(row)
  try {
    if (verdict === 'check') await email.check()
    if (verdict === 'send')
      await email.send({ id: mailId, to: row.recipient, ...renderEmail(row.kind, row.language, row.values) })
  } catch (error) {
    if (!lastTry) {
      if (isUnreachable(error)) await db.transaction((tx) => record(tx, mailId, 'delayed'))
      throw error
    }
    outcome = 'failed'
    logger.error({ err: error, mailId, kind: row.kind }, 'an email could not be sent')
  }
  await db.transaction(async (tx) => {
    // Keep this order: code that queues an email again also cancels the first one last.
    await record(tx, mailId, outcome)
    await tx.delete(emails).where(eq(emails.id, mailId))
  })
}

/** Lists the emails whose jobs are gone: a job that dies in its last try leaves its email behind. */
export async function listLostEmails(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: emails.id }).from(emails).where(hasLostJob(emails, 'mail.send'))
  return rows.map(({ id }) => id)
}

/** Queues the emails again whose jobs are gone. @returns how many */
export async function requeueLostEmails({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<number> {
  const lost = await listLostEmails(db)
  for (const mailId of lost) await jobs.enqueue(db, 'mail.send', { mailId })
  return lost.length
}
