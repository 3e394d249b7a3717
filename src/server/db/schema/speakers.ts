import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'
import { SPEAKER_FAILURES } from '#shared/contract/notes.ts'
import { notes } from './notes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * Who speaks when in a note's recording. The speaker of a sentence follows from these turns and is stored nowhere else, so
 * that it survives edits and new transcriptions.
 */
export const speakerTurns = pgTable(
  'speaker_turns',
  {
    noteId: uuid()
      .primaryKey()
      .references(() => notes.id, { onDelete: 'cascade' }),
    /** `waiting`: a job will find the turns, or is finding them; the turns of an earlier job stay meanwhile. */
    status: text({ enum: ['waiting', 'found', 'failed'] }).notNull(),
    failure: text({ enum: SPEAKER_FAILURES }),
    /** Number of people who speak, as stated by somebody; null: found by comparing the voices. */
    speakersAsked: integer(),
    /** The turns in order; empty until found. A person's corrections are made here. */
    turns: jsonb().$type<SpeakerTurn[]>().notNull().default([]),
    /** The recording in which they were found (`notes.original_key`); another recording makes them void. */
    originalKey: text(),
    /** The model that found them. */
    model: text(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    // Serves the search for notes that wait for their speakers but have lost the job.
    index('speaker_turns_waiting').on(table.updatedAt).where(sql`status = 'waiting'`),
  ],
)

/** What people have said about the speakers of a note. A speaker that nobody has named has no row. */
export const noteSpeakers = pgTable(
  'note_speakers',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    /** The speaker's number, as in the turns, from 1. */
    number: integer().notNull(),
    /** Null for the note's owner, who has a name already. */
    name: text(),
    /** Whether the speaker is the note's owner. */
    isOwner: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.number] })],
)
