import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CORRECTION_KINDS } from '#shared/contract/corrections.ts'
import { users } from './accounts.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** What users said about items found in their notes. The analysis of their later notes learns from it. */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the note is deleted. */
    noteId: uuid().references(() => notes.id, { onDelete: 'set null' }),
    /** The follow-up or event. It may be gone: the correction outlives it. */
    itemId: uuid().notNull(),
    kind: text({ enum: CORRECTION_KINDS }).notNull(),
    /** The item's title as it was found. */
    title: text().notNull(),
    /** For `owner`: the name as spoken, null if nobody was named. */
    spokenOwner: text(),
    /** For `owner`: the name that a person gave, `me` for the speaker. */
    owner: text(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('corrections_user').on(table.userId),
    uniqueIndex('corrections_item').on(table.itemId, table.kind),
    index('corrections_note').on(table.noteId),
    check('corrections_owner', sql`(owner is not null) = (kind = 'owner')`),
  ],
)
