import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { EMAIL_KINDS } from '#server/languages/parts/email-kinds.ts'
import { LANGUAGES } from '#shared/languages.ts'

/** Emails to be sent. A row is deleted once its email is sent, and with it the email's content. */
export const emails = pgTable('mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  kind: text({ enum: EMAIL_KINDS }).notNull(),
  /** Values for the placeholders of the kind's text. */
  values: jsonb().$type<Record<string, string>>().notNull(),
  /** True to find out only whether the mail server answers, without sending anything. */
  silent: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().default(sql`now()`),
})
