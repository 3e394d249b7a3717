import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The sentence that a thread is about, as it was when the thread was started. */
export interface StoredAnchor {
  /** Version of the transcript, and the sentence's index in it. */
  version: number
  sentence: number
  /** Seconds from the beginning of the note. */
  start: number
  quote: string
}

/** Comments on notes. A thread is a first comment and its replies. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    /** The first comment of the thread; null for that comment itself. */
    threadId: uuid().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Null once the comment is deleted. It is kept only as the first of a thread that still has replies. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Empty once deleted. Mentions are written `@[name](user id)`. */
    text: text().notNull(),
    /** Ids of the people mentioned. */
    mentions: jsonb().$type<string[]>().notNull(),
    /** Null for a reply, and for a thread about the whole note. */
    anchor: jsonb().$type<StoredAnchor>(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Set only on the first comment of a resolved thread. */
    resolvedAt: moment('resolved_at'),
    resolvedBy: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // Serves the list of a note's threads, by keyset, and the deletion of a note.
    index('comments_note').on(table.noteId, table.createdAt, table.id),
    index('comments_replies').on(table.threadId, table.createdAt, table.id),
    index('comments_user').on(table.userId),
    index('comments_resolved_by').on(table.resolvedBy),
    // Serves the deletion of an account, whose name is removed from the comments that mention it.
    index('comments_mentions').using('gin', sql`${table.mentions} jsonb_path_ops`),
  ],
)

/** Which comments of others a user has seen. */
export const commentReads = pgTable(
  'comment_reads',
  {
    commentId: uuid()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index('comment_reads_user').on(table.userId)],
)
