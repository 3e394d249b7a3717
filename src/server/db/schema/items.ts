import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { PRIORITIES } from '#shared/choices.ts'
import type { Doubt, Evidence } from '#shared/contract/analysis.ts'
import { priorityRank } from '../priority-rank.ts'
import { users } from './accounts.ts'
import { notes } from './notes.ts'

// Millisecond precision, as in JavaScript's Date: a list's cursor must identify exactly the row it came from.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

const REVIEWS = ['none', 'asked', 'confirmed'] as const

/**
 * Follow-ups; `position` keeps the order in which they were said. Follow-ups that a person has changed, completed or
 * deleted outlive the next analysis. `foundTitle` is the analyst's title, by which the next analysis recognises the
 * same follow-up.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Somebody else who is to do it, with whom the owner shares the note. Null for the owner. */
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Null for a follow-up that a person added without a note. */
    noteId: uuid().references(() => notes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    /** Null for a follow-up that no analyst found. */
    foundTitle: text(),
    description: text().notNull(),
    who: text(),
    /** To whom it was promised: a name, `me` for the speaker, null if nobody was named. */
    counterpart: text(),
    /**
     * `who` and `counterpart` in the words of the speaker, if the speaker is not the owner: "I" was a speaker with a
     * name. Null elsewhere.
     */
    said: jsonb().$type<{ who: string | null; counterpart: string | null }>(),
    /** `YYYY-MM-DD` in the note's time zone. */
    dueDate: text(),
    dueAt: moment('due_at'),
    priority: text({ enum: PRIORITIES }).notNull(),
    isCompleted: boolean().notNull().default(false),
    completedAt: moment('completed_at'),
    /** The probability that it is right; 1 for a follow-up that a person has added. */
    confidence: doublePrecision().notNull().default(1),
    /** `asked`: counts nowhere until a person has confirmed it (`standing-items.ts`). */
    review: text({ enum: REVIEWS }).notNull().default('none'),
    /** What a person was asked; kept after the answer. */
    doubt: jsonb().$type<Doubt>(),
    /** Null if `foundTitle` is null. */
    evidence: jsonb().$type<Evidence>(),
    /** When a person last changed more than whether it is completed. */
    editedAt: moment('edited_at'),
    /** Deleted by a person. The hidden row keeps the next analysis from bringing it back, and allows an undo. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('follow_ups_note').on(table.noteId, table.position),
    index('follow_ups_assignee').on(table.assigneeId).where(sql`assignee_id is not null`),
    // A follow-up is in no list twice.
    check('follow_ups_other_assignee', sql`assignee_id <> user_id`),
    // The two orders of the list (`list-follow-ups.queries.ts`), so that a page reads only its own rows. The last two
    // columns of one let its rows be counted in the index. Neither is partial: PostgreSQL would also take such an index for
    // the follow-ups of a note while it knows nothing of the table, and read all of it for each note.
    index('follow_ups_by_priority').on(
      table.userId,
      table.isCompleted,
      priorityRank(sql.raw('priority')),
      table.dueDate,
      table.createdAt.desc().nullsFirst(),
      table.position,
      table.id,
    ),
    index('follow_ups_by_due').on(
      table.userId,
      table.isCompleted,
      table.dueDate,
      priorityRank(sql.raw('priority')),
      table.createdAt.desc().nullsFirst(),
      table.position,
      table.id,
      table.deletedAt,
      table.review,
    ),
    index('follow_ups_asked').on(table.noteId).where(sql`review = 'asked' and deleted_at is null`),
    index('follow_ups_asked_of_user').on(table.userId).where(sql`review = 'asked' and deleted_at is null`),
  ],
)

/** Calendar events, kept across analyses like follow-ups. */
export const detectedEvents = pgTable(
  'detected_events',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    foundTitle: text().notNull(),
    description: text().notNull(),
    dateTime: moment('date_time'),
    endsAt: moment('ends_at'),
    /** The day of an all-day event, `YYYY-MM-DD` in the note's time zone. */
    day: text(),
    allDay: boolean().notNull(),
    place: text(),
    people: jsonb().$type<string[]>().notNull(),
    confidence: doublePrecision().notNull(),
    /** As in follow-ups. */
    review: text({ enum: REVIEWS }).notNull().default('none'),
    doubt: jsonb().$type<Doubt>(),
    isAdded: boolean().notNull().default(false),
    evidence: jsonb().$type<Evidence>().notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Counts changes, for calendars that have imported the event (iCalendar's SEQUENCE). */
    revision: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('detected_events_note').on(table.noteId, table.position),
    index('detected_events_user').on(table.userId),
    index('detected_events_time').on(table.userId, table.dateTime).where(sql`deleted_at is null and not all_day`),
    index('detected_events_asked').on(table.noteId).where(sql`review = 'asked' and deleted_at is null`),
    index('detected_events_asked_of_user').on(table.userId).where(sql`review = 'asked' and deleted_at is null`),
  ],
)
