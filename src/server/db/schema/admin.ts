import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ADMIN_ACTIONS } from '#shared/contract/admin.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Open sessions of the admin panel. The token itself is only in the cookie. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text().primaryKey(),
  /** Hash of the password that opened it: a change of password ends the session. */
  passwordHash: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Actions in the admin panel, with their author, as far as known, and their subject; kept after the user is gone. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull().default(sql`now()`),
    action: text({ enum: ADMIN_ACTIONS }).notNull(),
    ipAddress: text().notNull(),
    /** The user's id or the model's name. */
    subject: text(),
    /** The fields that were changed, never their values. */
    fields: jsonb().$type<string[]>(),
  },
  (table) => [index('admin_audit_at').on(table.at.desc().nullsFirst(), table.id)],
)
