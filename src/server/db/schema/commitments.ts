import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Evidence } from '#shared/contract/analysis.ts'
import { CLOSING_STATES } from '#shared/contract/closing-offers.ts'
import { users } from './accounts.ts'
import { followUps } from './items.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Offers to close a pending follow-up because a later note says it is done, with the user's answers. */
export const closingOffers = pgTable(
  'closing_offers',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followUpId: uuid()
      .notNull()
      .references(() => followUps.id, { onDelete: 'cascade' }),
    /** The note that says so, never the follow-up's own. */
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    evidence: jsonb().$type<Evidence>().notNull(),
    state: text({ enum: CLOSING_STATES }).notNull().default('open'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** When the user answered; null while the offer is open. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    // A note offers to close a follow-up once: the answer stays when the note is analysed again.
    uniqueIndex('closing_offers_follow_up_note').on(table.followUpId, table.noteId),
    index('closing_offers_note').on(table.noteId),
    index('closing_offers_user').on(table.userId, table.state),
  ],
)
