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
import { ANALYSIS_DEPTHS, type AnalysisContent, type AnalysisUsage } from '#shared/contract/analysis.ts'
import { NOTE_STATUSES, type Sentence } from '#shared/contract/notes.ts'
import { ENGINE_IDS } from '#shared/contract/transcribing.ts'
import { DELAY_CODES, FAILURE_CODES, WAITING_CODES } from '#shared/errors/codes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { DELETED_BY } from '#shared/retention.ts'
import { users } from './accounts.ts'
import { termUses } from './vocabulary.ts'

// Millisecond precision, as in JavaScript's Date: a list's cursor must identify exactly the row it came from.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * A note and its progress. This row is the source of truth; jobs only advance it. A stage is finished when its own mark
 * is set (`preparedAt`, `transcribedAt`, `analysedAt`), whatever `status` says after a failure.
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
    /** A note in progress has a code of the second list if its stage does not move on. */
    waitingCode: text({ enum: [...WAITING_CODES, ...DELAY_CODES] }),
    /** Since when the thing it waits for has been missing, if known. */
    waitingSince: moment('waiting_since'),
    /**
     * The service that it waits for is not tried before this time; null: as soon as an engine is ready. For a delay,
     * its latest end.
     */
    waitingUntil: moment('waiting_until'),
    failureCode: text({ enum: FAILURE_CODES }),
    /** Progress of the current stage, 0 to 100. */
    percent: integer().notNull().default(0),
    secondsLeft: integer(),
    /** Starts of the current stage since the last finished one; a note that kills its worker each time is failed. */
    attempts: integer().notNull().default(0),
    touchedAt: moment('touched_at').notNull().default(sql`now()`),

    title: text().notNull(),
    /** Set once a person has named the note; no analysis renames it from then on. */
    titleEditedAt: moment('title_edited_at'),
    /** Tags chosen by a person; they replace those of the analysis. */
    ownTags: jsonb().$type<string[]>(),
    source: text({ enum: ['recorder', 'upload'] }).notNull(),
    fileName: text().notNull(),
    mime: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Whether the end of the recording has not arrived because its upload was closed (`uploads.ts`). */
    incomplete: boolean().notNull().default(false),
    /** Null: the engine detects it. */
    languageAsked: text({ enum: LANGUAGES }),
    /** The language that an engine assumes if it can't detect it: the language of the interface at the upload. */
    languageAssumed: text({ enum: LANGUAGES }),
    /** Null: the best engine that is ready. */
    engineAsked: text({ enum: ENGINE_IDS }),
    /** Number of people who speak, as stated at the upload. */
    speakersAsked: integer(),
    timezone: text().notNull(),
    recordedAt: moment('recorded_at').notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),

    /**
     * Storage keys. The playback copy exists once the note is prepared; the copy of a recording that was transcribed
     * while it was made comes a little later. Both are null once the recording has been deleted.
     */
    originalKey: text(),
    playbackKey: text(),
    /** When retention deleted the recording while the note stayed, and whose rule it was. Null in all other notes. */
    audioDeletedAt: moment('audio_deleted_at'),
    audioDeletedBy: text({ enum: DELETED_BY }),
    /** Seconds. */
    duration: doublePrecision(),
    /**
     * Number of words of the newest transcript; null without one. A trigger (the migration `keep_words_with_notes`)
     * maintains it, so that sums over many notes read no transcripts.
     */
    words: integer(),
    preparedAt: moment('prepared_at'),

    engine: text(),
    model: text(),
    draft: boolean(),
    language: text({ enum: LANGUAGES }),
    speechFound: boolean(),
    transcribedAt: moment('transcribed_at'),
    analysedAt: moment('analysed_at'),
    /** When it was first ready; a later transcription or analysis does not change it. Retention counts from here. */
    readyAt: moment('ready_at'),
  },
  (table) => [
    // Serves the list by its first three columns: a user’s notes, newest first, by keyset. PostgreSQL uses it for `desc`
    // only with nulls first. The other columns order nothing: sums and the choice of notes by their arrival read them
    // here and not in the notes, whose rows are wide, each on a page of its own.
    index('notes_user_recorded').on(
      table.userId,
      table.recordedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.createdAt,
      table.duration,
      table.words,
    ),
    uniqueIndex('notes_user_idempotency').on(table.userId, table.idempotencyKey),
    // Serves the search for waiting notes when an engine has become ready.
    index('notes_waiting').on(table.createdAt).where(sql`status = 'waiting'`),
    // Serves the search for notes that have their text, but not yet their playback copy.
    index('notes_without_playback')
      .on(table.createdAt)
      .where(sql`prepared_at is not null and playback_key is null and audio_deleted_at is null`),
    // Serves the administrator's list of failed notes.
    index('notes_failed').on(table.createdAt).where(sql`status = 'failed'`),
    // Serves the search for notes in progress that have lost their job.
    index('notes_under_way').on(table.touchedAt).where(sql`status in ('stored', 'transcribing', 'analysing')`),
    // Serve retention: a user’s notes and recordings by the time from which they are kept.
    index('notes_kept_from')
      .on(table.userId, sql`greatest(recorded_at, ready_at)`)
      .where(sql`status = 'ready' and ready_at is not null`),
    index('notes_audio_kept_from')
      .on(table.userId, sql`greatest(recorded_at, ready_at)`)
      .where(sql`status = 'ready' and ready_at is not null and audio_deleted_at is null`),
  ],
)

/**
 * The loudness of a note's playback copy in equal slices, 0 to 1; separate from `notes`, whose rows are read in lists.
 */
export const waveforms = pgTable('waveforms', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  peaks: jsonb().$type<number[]>().notNull(),
})

/** The browser's live captions, one line per utterance; used as the text if no engine is available. */
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
    /** Null until recognised; then the segment's sentences, numbered within it. */
    sentences: jsonb().$type<Sentence[]>(),
    language: text({ enum: LANGUAGES }),
    /** For a passage that a user says is in the wrong language: the language to transcribe it again in. */
    languageAsked: text({ enum: LANGUAGES }),
    recognisedAt: moment('recognised_at'),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.index] })],
)

/** The text of a note. Each edit or new transcription adds a version; the newest one counts. */
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
    /** Computed by the database when the text is written. */
    words: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when btrim("text") = '' then 0 else cardinality(regexp_split_to_array(btrim("text"), '\\s+')) end`,
      ),
    language: text({ enum: LANGUAGES }),
    /** The engine and model that made this version, as in `notes` at that time. */
    engine: text(),
    model: text(),
    draft: boolean(),
    /** Who edited the text; null for an engine, and for a person whose account has been deleted. */
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The term use that made this version. */
    termUseId: uuid().references(() => termUses.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.version] }),
    // Serves the reverting of a term use.
    index('transcripts_term_use').on(table.termUseId).where(sql`term_use_id is not null`),
    // Serves the deletion of an account.
    index('transcripts_author').on(table.authorId).where(sql`author_id is not null`),
  ],
)

/** The analysis of a transcript, except follow-ups and events, which outlive it. */
export const analyses = pgTable('analyses', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  transcriptVersion: integer().notNull(),
  /** `basic`: the Free plan's analysis, without key points, follow-ups, events, decisions and questions. */
  depth: text({ enum: ANALYSIS_DEPTHS }).notNull().default('full'),
  analyst: text().notNull(),
  /** Null if no language model was used. */
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
