// Over 250 lines: the tables of a note and of what follows from it refer to each other.
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { AnalysisContent, AnalysisUsage, Evidence } from '#shared/contract/analysis.ts'
import { ANALYSIS_DEPTHS, PRIORITIES } from '#shared/contract/analysis.ts'
import { ENGINE_IDS, NOTE_STATUSES, type Sentence } from '#shared/contract/notes.ts'
import { TERM_USE_STATES } from '#shared/contract/vocabulary.ts'
import { FAILURE_CODES, WAITING_CODES } from '#shared/errors/codes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { users } from './schema.accounts.ts'

// Milliseconds, as JavaScript's Date has them: a list's cursor must name exactly the row it came from.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * A note and how far it has come; this row is the truth, jobs only move it. A stage is finished when its own mark is
 * set (`preparedAt`, `transcribedAt`, `analysedAt`), whatever `status` says after a failure.
 */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The uploader's own id for the recording: a repeated upload finds the first note. */
    idempotencyKey: text(),
    status: text({ enum: NOTE_STATUSES }).notNull().default('stored'),
    waitingCode: text({ enum: WAITING_CODES }),
    /** Since when what it waits for is missing, where that is known. */
    waitingSince: moment('waiting_since'),
    /** The service it waits for is not asked before; null: as soon as an engine is ready. */
    waitingUntil: moment('waiting_until'),
    failureCode: text({ enum: FAILURE_CODES }),
    /** 0 to 100, of the present stage. */
    percent: integer().notNull().default(0),
    secondsLeft: integer(),
    /** Starts of the present stage since the last that finished: ends a note that kills its worker each time. */
    attempts: integer().notNull().default(0),
    touchedAt: moment('touched_at').notNull().default(sql`now()`),

    title: text().notNull(),
    /** Set once a person has named the note: no analysis renames it from then on. */
    titleEditedAt: moment('title_edited_at'),
    /** Tags that a person chose; they stand in place of the analysis's. */
    ownTags: jsonb().$type<string[]>(),
    source: text({ enum: ['recorder', 'upload'] }).notNull(),
    fileName: text().notNull(),
    mime: text().notNull(),
    sizeBytes: integer().notNull(),
    languageAsked: text({ enum: LANGUAGES }),
    /** Null: the best engine that is ready. */
    engineAsked: text({ enum: ENGINE_IDS }),
    timezone: text().notNull(),
    recordedAt: moment('recorded_at').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),

    /** Storage keys; the playback copy exists once the note is prepared. */
    originalKey: text().notNull(),
    playbackKey: text(),
    /** Seconds. */
    duration: doublePrecision(),
    preparedAt: moment('prepared_at'),

    engine: text(),
    model: text(),
    draft: boolean(),
    language: text({ enum: LANGUAGES }),
    speechFound: boolean(),
    transcribedAt: moment('transcribed_at'),
    analysedAt: moment('analysed_at'),
  },
  (table) => [
    // Serves the list: a user’s notes, newest first, by keyset. Nulls first, or PostgreSQL does not take it for `desc`.
    index('notes_user_created').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('notes_user_idempotency').on(table.userId, table.idempotencyKey),
    // Serves the look for notes that an engine that has become ready may take up.
    index('notes_waiting').on(table.createdAt).where(sql`status = 'waiting'`),
    // Serves the look for notes that are under way but have lost their job.
    index('notes_under_way').on(table.touchedAt).where(sql`status in ('stored', 'transcribing', 'analysing')`),
  ],
)

/** The loudness of a note's playback copy in equal slices, 0 to 1; apart from `notes`, whose rows are read in lists. */
export const waveforms = pgTable('waveforms', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  peaks: jsonb().$type<number[]>().notNull(),
})

/** What the browser's own recognition heard while recording, a line for each utterance; the text where no engine serves. */
export const captions = pgTable('captions', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  text: text().notNull(),
})

/** A stretch of speech: cut when the note is prepared, given its text when it is transcribed. */
export const segments = pgTable(
  'segments',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    /** Seconds from the recording's beginning. */
    start: doublePrecision().notNull(),
    end: doublePrecision().notNull(),
    /** Null until recognised; then its sentences, numbered within the segment. */
    sentences: jsonb().$type<Sentence[]>(),
    language: text({ enum: LANGUAGES }),
    recognisedAt: moment('recognised_at'),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.index] })],
)

/** The text of a note; each edit or new transcription adds a version, the newest one counts. */
export const transcripts = pgTable(
  'transcripts',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    origin: text({ enum: ['engine', 'edit'] }).notNull(),
    sentences: jsonb().$type<Sentence[]>().notNull(),
    /** All sentences, joined by spaces. */
    text: text().notNull(),
    /** Counted by the database when the text is written, so that sums over many notes read no texts. */
    words: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when btrim("text") = '' then 0 else cardinality(regexp_split_to_array(btrim("text"), '\\s+')) end`,
      ),
    language: text({ enum: LANGUAGES }),
    /** What made this version, as in `notes` when it was made. */
    engine: text(),
    model: text(),
    draft: boolean(),
    /** The use of a term in earlier notes that made this version. */
    termUseId: uuid().references(() => termUses.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.version] }),
    // Serves the taking back of such a use.
    index('transcripts_term_use').on(table.termUseId).where(sql`term_use_id is not null`),
  ],
)

/** Each time a user had a term put into the texts of earlier notes, so that it can be undone. */
export const termUses = pgTable(
  'term_uses',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    instead: text(),
    state: text({ enum: TERM_USE_STATES }).notNull().default('applied'),
    /** Notes to be looked at in the present state, and those that were. */
    total: integer().notNull().default(0),
    looked: integer().notNull().default(0),
    /** Notes that were changed, and those in which that was taken back; counted in the transactions that did it. */
    changed: integer().notNull().default(0),
    takenBack: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('term_uses_user').on(table.userId)],
)

/** The names and terms of a user, as they are to be written. */
export const vocabularies = pgTable('vocabularies', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  terms: jsonb().$type<string[]>().notNull(),
})

/** What was drawn from a transcript, but for tasks and events, which live on by themselves. */
export const analyses = pgTable('analyses', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  transcriptVersion: integer().notNull(),
  /** `basic`: what the Free plan has, without points, tasks, events, decisions and questions. */
  depth: text({ enum: ANALYSIS_DEPTHS }).notNull().default('full'),
  analyst: text().notNull(),
  /** Null where no language model was asked. */
  account: jsonb().$type<AnalysisUsage>(),
  summary: text().notNull(),
  keyPoints: jsonb().$type<AnalysisContent['keyPoints']>().notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  sentiment: text({ enum: ['positive', 'neutral', 'negative'] }).notNull(),
  sentimentScore: integer().notNull(),
  decisions: jsonb().$type<AnalysisContent['decisions']>().notNull(),
  questions: jsonb().$type<AnalysisContent['questions']>().notNull(),
  createdAt: moment('created_at').notNull().default(sql`now()`),
})

/**
 * Tasks; `position` keeps the order in which they were said. What a person has changed, completed or deleted outlives
 * the next analysis; `foundTitle` is what the analyst called it, so that the next one is seen to be the same task.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a task that a person wrote down by itself. */
    noteId: uuid().references(() => notes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    /** Null for a task that no analyst found. */
    foundTitle: text(),
    description: text().notNull(),
    who: text(),
    /** To whom it was promised: a name, `me` for the speaker, null where nobody was named. */
    counterpart: text(),
    /** `YYYY-MM-DD` in the note's time zone. */
    dueDate: text(),
    dueAt: moment('due_at'),
    priority: text({ enum: PRIORITIES }).notNull(),
    isCompleted: boolean().notNull().default(false),
    completedAt: moment('completed_at'),
    /** Null where `foundTitle` is. */
    evidence: jsonb().$type<Evidence>(),
    /** When a person last changed more than its completion. */
    editedAt: moment('edited_at'),
    /** Deleted by a person: kept unseen, so that the next analysis does not bring it back, and it can be undone. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('follow_ups_note').on(table.noteId, table.position), index('follow_ups_user').on(table.userId)],
)

/** Calendar events, kept over analyses as tasks are. */
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
    isAdded: boolean().notNull().default(false),
    evidence: jsonb().$type<Evidence>().notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Counts changes, for calendars that have taken the event up (iCalendar's SEQUENCE). */
    revision: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('detected_events_note').on(table.noteId, table.position),
    index('detected_events_user').on(table.userId),
  ],
)
