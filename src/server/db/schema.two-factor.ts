import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './schema.accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Who signs in with a code as well. */
export const twoFactors = pgTable('two_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Shared with the authenticator app; encrypted with the installation's secret. */
  secret: text().notNull(),
  /** Null: begun, and not asked for at sign-in until a first code has shown that the app has the secret. */
  enabledAt: moment('enabled_at'),
  /** The 30 seconds (counted since 1970) of the last code that was accepted: neither it nor an older one is again. */
  lastStep: integer(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/** Codes for whoever has lost the app, as keyed hashes. A row goes when its code is used. */
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
