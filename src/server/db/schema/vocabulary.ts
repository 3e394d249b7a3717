import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { TERM_USE_STATES } from '#shared/contract/vocabulary.ts'
import { users } from './accounts.ts'

// Millisecond precision, as in JavaScript's Date: a list's cursor must identify exactly the row it came from.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Each time that a user had a term corrected in earlier notes, so that it can be undone. */
export const termUses = pgTable(
  'term_uses',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    instead: text(),
    state: text({ enum: TERM_USE_STATES }).notNull().default('applied'),
    /** Number of notes to process in the current state, and of those processed so far. */
    total: integer().notNull().default(0),
    looked: integer().notNull().default(0),
    /** Number of notes that were changed, and of those that were reverted; counted in the same transactions. */
    changed: integer().notNull().default(0),
    takenBack: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('term_uses_user').on(table.userId)],
)

/** A user's names and terms in their correct spelling. */
export const vocabularies = pgTable('vocabularies', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  terms: jsonb().$type<string[]>().notNull(),
})
