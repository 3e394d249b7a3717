import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { emails } from '#server/db/schema.emails.ts'
import type { Delivery, Jobs } from '#server/jobs/jobs.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { renderEmail } from './render-email.ts'

export interface NewEmail {
  to: string
  language: Language
  kind: EmailKind
  /** Values for the placeholders of the kind's text; `url` is its link. */
  values: Record<string, string>
}

/** Queues an email within the transaction that makes it necessary; it is sent even if the process dies now. */
export async function queueEmail(tx: Queryable, jobs: Jobs, email: NewEmail): Promise<void> {
  const id = randomUUID()
  const { to: recipient, ...content } = email
  await tx.insert(emails).values({ id, recipient, ...content })
  await jobs.enqueue(tx, 'mail.send', { mailId: id })
}

/** Sends a queued email and deletes it. After the last retry, gives up and logs the failure. */
export async function sendEmail(
  context: Pick<Context, 'db' | 'logger' | 'email'>,
  { mailId, lastTry }: Delivery<'mail.send'>,
): Promise<void> {
  const { db, logger, email } = context
  const [row] = await db.select().from(emails).where(eq(emails.id, mailId))
  if (!row) return
  try {
    await email.send({ id: mailId, to: row.recipient, ...renderEmail(row.kind, row.language, row.values) })
  } catch (error) {
    if (!lastTry) throw error
    logger.error({ err: error, mailId, kind: row.kind }, 'an email could not be sent')
  }
  await db.delete(emails).where(eq(emails.id, mailId))
}
