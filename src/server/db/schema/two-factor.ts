import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Users with two-factor sign-in. */
export const twoFactors = pgTable('two_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret shared with the authenticator app, encrypted with the installation's secret. */
  secret: text().notNull(),
  /** Null: set up, but not required at sign-in until a first code has shown that the app has the secret. */
  enabledAt: moment('enabled_at'),
  /**
   * The 30-second step (counted since 1970) of the last accepted code: neither it nor an older one is accepted again.
   */
  lastStep: integer(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/** Codes for users who have lost the app, as keyed hashes. A row is deleted when its code is used. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    userId: text()
      .notNull()
      .references(() => twoFactors.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
