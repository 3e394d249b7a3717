import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { mails } from '#server/db/schema.mail.ts'
import type { Delivery, Jobs } from '#server/jobs/jobs.ts'
import type { MailKind } from '#server/languages/parts/mail-kinds.ts'
import type { Language } from '#shared/languages.ts'
import { writeMail } from './write-mail.ts'

export interface NewMail {
  to: string
  language: Language
  kind: MailKind
  /** What the kind's text has gaps for; `url` is its link. */
  values: Record<string, string>
}

/** Puts a mail in the queue, within the transaction that makes it necessary; it is sent even if the process dies now. */
export async function queueMail(tx: Queryable, jobs: Jobs, mail: NewMail): Promise<void> {
  const id = randomUUID()
  const { to: recipient, ...content } = mail
  await tx.insert(mails).values({ id, recipient, ...content })
  await jobs.enqueue(tx, 'mail.send', { mailId: id })
}

/** Sends a queued mail and forgets it; one that can't be sent after all tries is given up, and that is logged. */
export async function sendMail(context: Context, { mailId, lastTry }: Delivery<'mail.send'>): Promise<void> {
  const { db, logger, mail } = context
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!row) return
  try {
    await mail.send({ id: mailId, to: row.recipient, ...writeMail(row.kind, row.language, row.values) })
  } catch (error) {
    if (!lastTry) throw error
    logger.error({ err: error, mailId, kind: row.kind }, 'a mail could not be sent')
  }
  await db.delete(mails).where(eq(mails.id, mailId))
}
