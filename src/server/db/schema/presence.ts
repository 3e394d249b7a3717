import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { notes } from './notes.ts'

/** Pages that have a shared note open. A page that falls silent counts as closed. */
export const notePresence = pgTable(
  'note_presence',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id that the page makes up. */
    tab: uuid().notNull(),
    editing: boolean().notNull(),
    seenAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId, table.tab] }),
    index('note_presence_user').on(table.userId),
  ],
)
