import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PERMISSIONS } from '#shared/choices.ts'
import { users } from './accounts.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Notes shared with people, by email address. A withdrawn share is deleted. */
export const noteShares = pgTable(
  'note_shares',
  {
    id: uuid().primaryKey(),
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    /** The user who shared it: the note's owner. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    /** The account that has verified this address; null until there is one. */
    recipientId: text().references(() => users.id, { onDelete: 'cascade' }),
    permission: text({ enum: PERMISSIONS }).notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** When the recipient first and last opened the note. */
    openedAt: moment('opened_at'),
    lastOpenedAt: moment('last_opened_at'),
    /** The email about it that is still to be sent. That email's row may be gone. */
    mailId: uuid(),
    /** Since when the mail server has not taken that email, and when it was given up. */
    emailDelayedAt: moment('email_delayed_at'),
    emailFailedAt: moment('email_failed_at'),
  },
  (table) => [
    uniqueIndex('note_shares_note_email').on(table.noteId, table.email),
    index('note_shares_owner').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('note_shares_recipient').on(
      table.recipientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('note_shares_mail').on(table.mailId).where(sql`mail_id is not null`),
    index('note_shares_pending').on(table.email).where(sql`recipient_id is null`),
  ],
)
