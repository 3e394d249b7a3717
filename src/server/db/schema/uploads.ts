import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Sentence } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * A recording or file that arrives in pieces. `offset` and `pieces` count only what is durable in storage. It is closed
 * once there is a note of it (`noteId`), and finished once that note has all of it.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The client's own id for the recording: a repeated creation finds the first upload. */
    idempotencyKey: text(),
    source: text({ enum: ['recorder', 'upload'] }).notNull(),
    fileName: text().notNull(),
    /** The type of the audio; null until the first bytes have shown it. */
    mime: text(),
    languageAsked: text({ enum: LANGUAGES }),
    languageAssumed: text({ enum: LANGUAGES }).notNull(),
    timezone: text().notNull(),
    recordedAt: moment('recorded_at').notNull(),
    captions: text(),
    /** Number of people who speak, as stated by the sender. */
    speakersAsked: integer(),
    /** The client's own `Upload-Metadata`, which it gets back. */
    metadata: text().notNull(),
    /** Length of the whole in bytes; null while it is not known. */
    length: integer(),
    /** Number of bytes stored. */
    offset: integer().notNull().default(0),
    /** Number of pieces stored. */
    pieces: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    /** When a request of its client last reached it, to within some seconds. */
    touchedAt: moment('touched_at').notNull().default(sql`now()`),
    /** No reference: once the note is deleted, this says that its recording must not come back. */
    noteId: uuid(),
    closedAt: moment('closed_at'),
    finishedAt: moment('finished_at'),
    /** The chain over all pieces. It is set when the upload is finished, because the pieces are then deleted. */
    digest: text(),
  },
  (table) => [
    uniqueIndex('uploads_user_idempotency').on(table.userId, table.idempotencyKey),
    // Serves the limit of open uploads.
    index('uploads_open_of_user').on(table.userId).where(sql`finished_at is null`),
    // Serves the closing of recordings, and the deletion of uploads that were not continued.
    index('uploads_open').on(table.touchedAt).where(sql`finished_at is null`),
    // Serves the deletion of receipts.
    index('uploads_finished').on(table.finishedAt).where(sql`finished_at is not null`),
  ],
)

/** The pieces of uploads that are not finished. A row is inserted once its file is durable. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** The number of bytes before it. */
    start: integer().notNull(),
    length: integer().notNull(),
    /** The SHA-256 in hexadecimal. */
    sha256: text().notNull(),
    /** The storage key. It is unique, because two requests may bring the same piece. */
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
)

/** Recordings that a worker is transcribing while they are being made. The row is deleted once the note has the text. */
export const liveTexts = pgTable('live_texts', {
  uploadId: uuid()
    .primaryKey()
    .references(() => uploads.id, { onDelete: 'cascade' }),
  /** When its worker was last known to be working on it, to within some seconds. */
  touchedAt: moment('touched_at').notNull().default(sql`now()`),
})

/** What was recognised of a recording while it was being made. */
export const liveSegments = pgTable(
  'live_segments',
  {
    uploadId: uuid()
      .notNull()
      .references(() => liveTexts.uploadId, { onDelete: 'cascade' }),
    index: integer().notNull(),
    /** Seconds from the recording's beginning. */
    start: doublePrecision().notNull(),
    end: doublePrecision().notNull(),
    /** Sentences, numbered within the segment. */
    sentences: jsonb().$type<Sentence[]>().notNull(),
    language: text({ enum: LANGUAGES }),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.index] })],
)
