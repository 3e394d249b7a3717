import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_KINDS, PERMISSIONS } from '#shared/choices.ts'
import { users } from './accounts.ts'
import { comments } from './comments.ts'
import { followUps } from './items.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * Notifications of users about notes they have. A user who loses access to a note loses its notifications.
 * Notifications about what retention will delete name no note.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** The user who did it; null once their account is deleted. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Null for `audio_deletion` and `notes_deletion`. */
    noteId: uuid().references(() => notes.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => comments.id, { onDelete: 'cascade' }),
    taskId: uuid().references(() => followUps.id, { onDelete: 'cascade' }),
    /** What the user may do with the note now; only for `access_changed`. */
    permission: text({ enum: PERMISSIONS }),
    /** The note's title when access ended, because the user may not see later ones; only for `access_ended`. */
    lastTitle: text(),
    /** How many recordings or notes will be deleted; only for `audio_deletion` and `notes_deletion`. */
    itemCount: integer(),
    /** Whether the user sees it in the product. Some are only sent by email. */
    isListed: boolean().notNull(),
    /** Whether it has yet to be sent by email. */
    mailDue: boolean().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    readAt: moment('read_at'),
  },
  (table) => [
    // Serves the list, the deletion of the oldest, and the deletion of an account.
    index('notifications_list').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Serves the search for users who may have too many.
    index('notifications_created').on(table.createdAt),
    index('notifications_unread').on(table.userId, table.noteId).where(sql`read_at is null`),
    index('notifications_mail_due').on(table.userId).where(sql`mail_due`),
    // One comment tells a user one thing, even if it both mentions them and replies to them.
    uniqueIndex('notifications_comment').on(table.commentId, table.userId).where(sql`comment_id is not null`),
    // Serves deletions.
    index('notifications_note').on(table.noteId, table.userId),
    index('notifications_task').on(table.taskId).where(sql`task_id is not null`),
    index('notifications_actor').on(table.actorId),
  ],
)
