import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#shared/languages.ts'
import type { RetentionDays } from '#shared/retention.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Accounts, in the shape that better-auth requires plus the specification's own fields. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** Set by a subscription or the admin's switch; written only by `applySubscription`. */
    isPremium: boolean().notNull().default(false),
    /** The admin's switch. */
    premiumGranted: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    subscriptionStatus: text({ enum: ['none', 'active', 'past_due', 'canceling', 'canceled'] })
      .notNull()
      .default('none'),
    language: text({ enum: LANGUAGES }),
    /** Without the microseconds of PostgreSQL, which a cursor would cut off. */
    createdAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** One row per way of signing in; for email and password it holds the password's hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('credentials_user').on(table.userId),
    uniqueIndex('credentials_provider_account').on(table.providerId, table.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
)

/** New addresses that take effect once the link sent to them is opened, one per user. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In lower case. It may belong to another account, whose owner is told; the link was then sent to nobody. */
    email: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
)

/** Counters of the rate limiter, shared by all web processes. `window_ends` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  windowEnds: bigint({ mode: 'number' }).notNull(),
})

/** A user's settings; without a row the defaults apply (docs/product.md, section 2). */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    audioQuality: text({ enum: ['high', 'standard'] })
      .notNull()
      .default('high'),
    autoSave: boolean().notNull().default(true),
    transcriptionNotifications: boolean().notNull().default(true),
    weeklySummaries: boolean().notNull().default(true),
    taskReminders: boolean().notNull().default(true),
    /** Off until a click has let the browser ask for permission. */
    taskNotifications: boolean().notNull().default(false),
    /** Which notifications are shown in the product and sent by email. */
    sharesInApp: boolean().notNull().default(true),
    sharesByEmail: boolean().notNull().default(true),
    commentsInApp: boolean().notNull().default(true),
    commentsByEmail: boolean().notNull().default(true),
    repliesInApp: boolean().notNull().default(true),
    repliesByEmail: boolean().notNull().default(true),
    mentionsInApp: boolean().notNull().default(true),
    mentionsByEmail: boolean().notNull().default(true),
    assignmentsInApp: boolean().notNull().default(true),
    assignmentsByEmail: boolean().notNull().default(true),
    accessInApp: boolean().notNull().default(true),
    deletionsByEmail: boolean().notNull().default(true),
    /** The language of summaries and insights; null: that of each note. */
    analysisLanguage: text({ enum: LANGUAGES }),
    /** IANA name; null: not known yet. */
    timezone: text(),
    /** For how many days recordings and notes are kept; null: for ever, or as long as the server allows. */
    audioRetentionDays: integer().$type<RetentionDays['audio']>(),
    noteRetentionDays: integer().$type<RetentionDays['notes']>(),
    /** The last days (`YYYY-MM-DD` in that zone) on which these emails were queued, so that each is sent only once. */
    remindedOn: text(),
    summarisedOn: text(),
    /** When the user was last told what retention will delete. */
    audioNoticeAt: moment('audio_notice_at'),
    notesNoticeAt: moment('notes_notice_at'),
  },
  (table) => [
    // Serves the list of zones, and the search for a zone's users.
    index('user_settings_timezone').on(table.timezone),
    // Serve retention, which most users leave at its defaults.
    index('user_settings_audio_retention').on(table.userId).where(sql`audio_retention_days is not null`),
    index('user_settings_note_retention').on(table.userId).where(sql`note_retention_days is not null`),
  ],
)
