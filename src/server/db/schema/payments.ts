import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Our copy of a user's subscription; the provider has the truth. Created with the provider's customer. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull(),
    /** Null until the first payment. */
    subscriptionId: text(),
    status: text({ enum: ['none', 'active', 'past_due', 'canceling', 'canceled'] })
      .notNull()
      .default('none'),
    periodEnd: moment('period_end'),
    /** When the first unpaid invoice was noticed; null while all are paid. */
    pastDueSince: moment('past_due_since'),
    /** When this copy was last reconciled with the provider; after a failed attempt somewhat later, which puts it behind others. */
    comparedAt: moment('compared_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('subscriptions_customer').on(table.provider, table.customerId),
    index('subscriptions_compared').on(table.comparedAt),
    // Serves the search for subscriptions that have ended.
    index('subscriptions_status').on(table.status),
  ],
)

/** Customers whose accounts are deleted. Payments they still make in an open window are refunded. */
export const departedCustomers = pgTable(
  'departed_customers',
  {
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text().notNull(),
    departedAt: moment('departed_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.provider, table.customerId] })],
)

/** The provider's events that were handled: each counts once, however often it is delivered. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  receivedAt: moment('received_at').notNull().default(sql`now()`),
})

/** Payments of the sandbox, which replaces a payment service. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** When the payment takes effect, which may be in the near future; null: not paid. */
    paidAt: moment('paid_at'),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** The end of the current month when it was cancelled, or the moment it was ended. */
    endsAt: moment('ends_at'),
  },
  (table) => [index('sandbox_payments_user').on(table.userId)],
)
