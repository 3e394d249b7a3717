// Over 250 lines: what every feature reads of a note, and the columns and conditions that these reads share.
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { userSettings, users } from '#server/db/schema/accounts.ts'
import { detectedEvents, followUps } from '#server/db/schema/items.ts'
import { noteShares } from '#server/db/schema/note-shares.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { hasSentiment } from '#server/db/shown-sentiment.ts'
import { isAsked } from '#server/db/standing-items.ts'
import { isUnreadOfNote } from '#server/db/unread-notifications.ts'
import type { Language } from '#shared/languages.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'

export type NoteRow = typeof notes.$inferSelect
export type NewNote = typeof notes.$inferInsert
/** A note with the columns of other tables that its presentation needs. */
export interface NoteWithText extends NoteRow {
  text: string | null
  /** Version numbers of the newest transcript and of the analysed one. */
  textVersion: number | null
  analysedVersion: number | null
  tags: string[] | null
  sentiment: 'positive' | 'neutral' | 'negative' | null
  sentimentScore: number | null
  /** Addresses of the people it is shared with, in the order they were invited; null if there are none. */
  sharedWith: string[] | null
  toReview: number
}

const newestText = sql<string | null>`(
  select ${transcripts.text} from ${transcripts}
  where ${transcripts.noteId} = ${notes.id} order by ${transcripts.version} desc limit 1
)`

const newestVersion = sql<number | null>`(
  select max(${transcripts.version}) from ${transcripts} where ${transcripts.noteId} = ${notes.id}
)`

const sharedWith = sql<string[] | null>`(
  select array_agg(${noteShares.email} order by ${noteShares.createdAt}, ${noteShares.email})
  from ${noteShares} where ${noteShares.noteId} = ${notes.id}
)`

const toReview = sql<number>`(
  (select count(*) from ${followUps} where ${followUps.noteId} = ${notes.id} and ${isAsked(followUps)})
  + (select count(*) from ${detectedEvents} where ${detectedEvents.noteId} = ${notes.id} and ${isAsked(detectedEvents)})
)`.mapWith(Number)

const ofOtherTables = {
  text: newestText,
  textVersion: newestVersion,
  analysedVersion: analyses.transcriptVersion,
  tags: analyses.tags,
  sentiment: sql<NoteWithText['sentiment']>`case when ${hasSentiment} then ${analyses.sentiment} end`,
  sentimentScore: sql<number | null>`case when ${hasSentiment} then ${analyses.sentimentScore} end`,
  sharedWith,
  toReview,
}

/** The columns of a `NoteWithText`; needs a join with `analyses`. */
export const noteSelection = { ...getTableColumns(notes), ...ofOtherTables }

const {
  idempotencyKey: _idempotencyKey,
  attempts: _attempts,
  touchedAt: _touchedAt,
  titleEditedAt: _titleEditedAt,
  mime: _mime,
  engineAsked: _engineAsked,
  speakersAsked: _speakersAsked,
  originalKey: _originalKey,
  analysedAt: _analysedAt,
  readyAt: _readyAt,
  words: _words,
  ...presentedColumns
} = getTableColumns(notes)

/** The columns that the presentation of a note needs; needs a join with `analyses`. A page of a list reads them for each note. */
export const presentedSelection = { ...presentedColumns, ...ofOtherTables }
export type PresentedNote = Pick<NoteWithText, keyof typeof presentedSelection>

const noteById = prepareOnce((db) =>
  db
    .select(noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(eq(notes.id, sql.placeholder('id'))),
)

const openedNote = prepareOnce((db) => {
  const isUnread = isUnreadOfNote(sql.placeholder('userId'), notes.id)
  return db
    .select({
      ...presentedSelection,
      readyAt: notes.readyAt,
      audioRetentionDays: userSettings.audioRetentionDays,
      noteRetentionDays: userSettings.noteRetentionDays,
      hasUnread: sql<boolean>`exists (select from ${notifications} where ${isUnread})`,
    })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .leftJoin(userSettings, eq(userSettings.userId, notes.userId))
    .where(eq(notes.id, sql.placeholder('id')))
})

/** The columns that are read when a note is opened. */
export interface OpenedNote extends PresentedNote {
  readyAt: Date | null
  /** For how many days its owner keeps recordings and notes; null: for ever. */
  audioRetentionDays: number | null
  noteRetentionDays: number | null
  /** Whether the user has unread notifications about it apart from its comments. */
  hasUnread: boolean
}

/** Returns a note as a user opens it. */
export async function findOpenedNote(db: Queryable, id: string, userId: string): Promise<OpenedNote | null> {
  const [row] = await openedNote(db).execute({ id, userId })
  return row ?? null
}

export async function findNote(db: Queryable, id: string): Promise<NoteWithText | null> {
  const [row] = await noteById(db).execute({ id })
  return row ?? null
}

/** The beginning of a note's text, with one character more than is shown if there is more to read. */
export const textBeginning = sql<string | null>`left(${newestText}, ${EXCERPT_LENGTH + 1})`

/** Like `findNote`, but without the text, which can be long. */
export async function findNoteWithoutText(db: Queryable, id: string): Promise<NoteWithText | null> {
  const rows = await db
    .select({ ...noteSelection, text: sql<null>`null` })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(eq(notes.id, id))
  return rows[0] ?? null
}

const noteRowById = prepareOnce((db) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id'))),
)

/**
 * Loads the bare row, without text and sentiment, for frequent calls that need neither, such as the range requests of a
 * player.
 */
export async function findNoteRow(db: Queryable, id: string): Promise<NoteRow | null> {
  const [row] = await noteRowById(db).execute({ id })
  return row ?? null
}

export async function findNoteByIdempotencyKey(db: Queryable, userId: string, key: string) {
  const rows = await db
    .select(noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.idempotencyKey, key)))
  return rows[0] ?? null
}

/** Lists the languages of a user's notes that arrived before a time, those recorded last first. */
export async function listLanguages(
  db: Queryable,
  { userId, before, limit }: { userId: string; before: Date; limit: number },
): Promise<Language[]> {
  const rows = await db
    .select({ language: notes.language })
    .from(notes)
    .where(and(eq(notes.userId, userId), lt(notes.createdAt, before), isNotNull(notes.language)))
    .orderBy(sql`${notes.recordedAt} desc nulls first`)
    .limit(limit)
  return rows.flatMap(({ language }) => language ?? [])
}

/**
 * Makes concurrent inserts of this user's notes wait until the transaction ends, so that each sees the other's rows.
 */
export async function lockNotesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/**
 * Keeps an account from being deleted or changing its plan until the transaction ends. Call it before locking a note, if the
 * transaction then inserts a row that names the user: the insertion locks the account, and others lock account and note in
 * this order.
 */
export async function holdUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
}

/** Inserts a note. Returns null if the user already has one with the same idempotency key. */
export async function insertNote(db: Queryable, note: NewNote): Promise<NoteRow | null> {
  const [row] = await db
    .insert(notes)
    .values(note)
    .onConflictDoNothing({ target: [notes.userId, notes.idempotencyKey] })
    .returning()
  return row ?? null
}

export async function deleteNote(db: Queryable, id: string): Promise<void> {
  await db.delete(notes).where(eq(notes.id, id))
}

/** Locks the row until the transaction ends, so that two changes of a note's state happen one after the other. */
export async function lockNote(tx: Queryable, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('update')
  return row ?? null
}

export async function updateNote(db: Queryable, id: string, values: Partial<NewNote>): Promise<void> {
  await db
    .update(notes)
    .set({ ...values, touchedAt: new Date() })
    .where(eq(notes.id, id))
}

/** The statuses of a note in progress, each with the column that is set when its stage is finished. */
const STAGE_MARKS = {
  stored: notes.preparedAt,
  transcribing: notes.transcribedAt,
  analysing: notes.analysedAt,
}
export type StageStatus = keyof typeof STAGE_MARKS

/** Returns whether a note has finished the stage that goes with a status. */
export function hasFinished(
  { preparedAt, transcribedAt, analysedAt }: Pick<NoteRow, 'preparedAt' | 'transcribedAt' | 'analysedAt'>,
  status: StageStatus,
): boolean {
  return { stored: preparedAt, transcribing: transcribedAt, analysing: analysedAt }[status] !== null
}

/** Clears the waiting state of a note that resumes. */
export const NOT_WAITING = { waitingCode: null, waitingSince: null, waitingUntil: null } as const

/**
 * Counts a start of a stage. Returns null if the note is gone or the stage is finished, because a job may be delivered
 * twice.
 */
export async function countStart(db: Queryable, id: string, status: StageStatus): Promise<NoteRow | null> {
  const [row] = await db
    .update(notes)
    .set({ status, attempts: sql`${notes.attempts} + 1`, ...NOT_WAITING, failureCode: null, touchedAt: new Date() })
    .where(and(eq(notes.id, id), isNull(STAGE_MARKS[status])))
    .returning()
  return row ?? null
}

/** Lists a user's finished notes that have only a `basic` analysis. */
export function listAnalysedInPart(db: Queryable, userId: string): Promise<Array<{ id: string }>> {
  return db
    .select({ id: notes.id })
    .from(notes)
    .innerJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(eq(notes.userId, userId), eq(notes.status, 'ready'), eq(analyses.depth, 'basic')))
    .orderBy(desc(notes.recordedAt))
}
