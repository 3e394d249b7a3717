import { sql } from 'drizzle-orm'
import { bigint, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The id of a transaction, never used twice. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Signals on their way to the processes that listen, one row for each listener. Readers find what has been committed
 * since their last read by `xid` (`events/signal-reader.ts`); rows live for a few minutes.
 *
 * The migration makes the table UNLOGGED, which drizzle can't express: a crash or failover empties it. Every process
 * has then lost its connection, reports a gap, and its pages load everything again. There is no reference to a user,
 * because a signal may tell of an account that is gone.
 */
export const signals = pgTable(
  'signals',
  {
    /** The order of the signals of one transaction, and of transactions that follow each other. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The transaction that wrote the row. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** The user whose pages it is for. */
    userId: text().notNull(),
    /** The signal without its user. */
    content: jsonb().notNull(),
  },
  (table) => [index('signals_xid').on(table.xid)],
)
