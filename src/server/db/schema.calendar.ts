import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './schema.accounts.ts'

/**
 * The private address at which a user's calendar fetches their events. Its token is kept as it is: the address is shown
 * again and again, and who can read this table can read the events themselves.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().default(sql`now()`),
})
