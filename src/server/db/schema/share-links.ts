import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * Public links to single notes; a revoked one is deleted. The token is stored in plain text and not as a hash: its
 * owner copies the link again from the list, and whoever can read this table can read the notes themselves.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid().primaryKey(),
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    /** The hashed password, like those of accounts; null: no password is required. */
    passwordHash: text(),
    allowAudio: boolean().notNull(),
    allowAnalysis: boolean().notNull(),
    /** Whether visitors see who shares the note. Links from before visitors could see it stay that way. */
    namesOwner: boolean().notNull().default(false),
    /** When the link expires; null: never. */
    expiresAt: moment('expires_at'),
    views: integer().notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('share_links_note').on(table.noteId, table.createdAt)],
)
