import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { mails } from '#server/db/schema.mail.ts'
import type { Delivery, Jobs } from '#server/jobs/jobs.ts'
import type { EmailKind } from '#server/languages/parts/mail-kinds.ts'
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
export async function queueEmail(tx: Queryable, jobs: Jobs, mail: NewEmail): Promise<void> {
  const id = randomUUID()
  const { to: recipient, ...content } = mail
  await tx.insert(mails).values({ id, recipient, ...content })
  await jobs.enqueue(tx, 'mail.send', { mailId: id })
}

/** Sends a queued email and deletes it. After the last retry, gives up and logs the failure. */
export async function sendEmail(
  context: Pick<Context, 'db' | 'logger' | 'mail'>,
  { mailId, lastTry }: Delivery<'mail.send'>,
): Promise<void> {
  const { db, logger, mail } = context
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!row) return
  try {
    await mail.send({ id: mailId, to: row.recipient, ...renderEmail(row.kind, row.language, row.values) })
  } catch (error) {
    if (!lastTry) throw error
    logger.error({ err: error, mailId, kind: row.kind }, 'an email could not be sent')
  }
  await db.delete(mails).where(eq(mails.id, mailId))
}
