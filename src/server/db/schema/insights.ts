import { sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NoteFacts } from '#server/analysis/coaching/note-facts.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { notes } from './notes.ts'

/** What coaching counts in a note's text, stored so that coaching over many notes reads no texts; recomputed when outdated. */
export const noteFacts = pgTable('note_facts', {
  noteId: uuid()
    .primaryKey()
    .references(() => notes.id, { onDelete: 'cascade' }),
  transcriptVersion: integer().notNull(),
  /** Version of the rules that counted (`FACTS_VERSION`). */
  factsVersion: integer().notNull(),
  facts: jsonb().$type<NoteFacts>().notNull(),
  /** The words and the seconds of speech among the facts, so that sums over many notes need not read these. */
  words: integer().generatedAlwaysAs(sql`(facts ->> 'words')::integer`),
  speechSeconds: doublePrecision().generatedAlwaysAs(sql`(facts ->> 'speechSeconds')::double precision`),
})

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The words by which a note is found, verbatim and as stems. Triggers (the migration `find_notes_by_their_words`) on
 * notes, transcripts, analyses and follow-ups maintain it, so every writer is covered.
 */
export const noteSearch = pgTable(
  'note_search',
  {
    noteId: uuid()
      .primaryKey()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    /** The newest transcript's language, which determines the stems. */
    language: text({ enum: LANGUAGES }),
    recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** The title and tags; the follow-ups; the newest transcript. */
    head: tsvector().notNull().default(''),
    tasks: tsvector().notNull().default(''),
    spoken: tsvector().notNull().default(''),
    document: tsvector().notNull().generatedAlwaysAs(sql`head || tasks || spoken`),
  },
  (table) => [
    index('note_search_document').using('gin', table.document),
    // Serves the ranking of one user's newest notes when a word occurs in nearly all notes of all users.
    index('note_search_user_recorded').on(table.userId, table.recordedAt.desc().nullsFirst()),
  ],
)

/**
 * The distinct words and stems of each user's notes, in which a search looks for what a mistyped word may mean. Added by a
 * trigger on `note_search` (the migration `list_words_of_notes`); words that have left all notes are removed within an
 * hour. No foreign key: its check would lock the user after the note. A trigger removes the words with their user.
 */
export const noteWords = pgTable(
  'note_words',
  {
    userId: text().notNull(),
    letters: smallint().notNull().generatedAlwaysAs(sql`char_length(word)`),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.letters, table.word] })],
)

/** Users whose list of words may contain words that are in none of their notes any more. */
export const staleWordLists = pgTable('stale_word_lists', { userId: text().primaryKey() })
