import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { MAIL_KINDS } from '#server/languages/parts/mail-kinds.ts'

/** Emails to be sent; a row goes once its email is sent, and with it what the email said. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  language: text({ enum: ['en', 'es', 'fr'] }).notNull(),
  kind: text({ enum: MAIL_KINDS }).notNull(),
  /** What the kind's text has gaps for. */
  values: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().default(sql`now()`),
})
