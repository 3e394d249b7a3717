import { and, count, eq, gte, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, isAfter, isAfterRow, orderBy, type PagedOrder, type SortKey } from '#server/db/keyset.ts'
import { literalLimit, prepareOnce } from '#server/db/prepare-once.ts'
import { analyses, notes } from '#server/db/schema/notes.ts'
import type { NoteListText, NoteSort, Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { PAGE_SIZE } from '#shared/limits.ts'
import {
  type NoteWithText,
  noteSelection,
  type PresentedNote,
  presentedSelection,
  textBeginning,
} from './notes.queries.ts'

/** Narrows a user's notes. A field that is left out doesn't filter. */
export interface NoteFilter {
  tag?: string | undefined
  sentiment?: Sentiment | undefined
  language?: Language | undefined
  /** Recorded at or after `from`, and before `to`. */
  from?: Date | undefined
  to?: Date | undefined
}

/** Sorts as the length of a note whose length isn't known yet. */
const NO_LENGTH = -1

/** The columns of a row by which notes are ordered. */
type Ordered = Pick<NoteWithText, 'id' | 'recordedAt' | 'duration'>

/** The time that lists show: a memo that is imported, or a recording that is sent late, belongs among those of its day. */
const byTime: SortKey<Ordered> = { column: notes.recordedAt, of: (row) => row.recordedAt.getTime(), type: 'moment' }
const byLength: SortKey<Ordered> = {
  column: sql`coalesce(${notes.duration}, ${sql.raw(String(NO_LENGTH))})`,
  of: (row) => row.duration ?? NO_LENGTH,
  type: 'float',
}

export const NOTE_ORDERS: Record<NoteSort, PagedOrder<Ordered>> = {
  newest: { keys: [byTime], id: notes.id, descending: true },
  oldest: { keys: [byTime], id: notes.id },
  longest: { keys: [byLength], id: notes.id, descending: true },
}

/** A user's own tags replace those of the analysis. */
const tags = sql`coalesce(${notes.ownTags}, ${analyses.tags})`

/** Lower case. Marks are split from their letters, since under the locale C only plain letters have a lower case. */
function uncapitalised(text: SQL): SQL {
  return sql`lower(normalize(${text}, NFD))`
}

function where(userId: string | Placeholder, { tag, sentiment, language, from, to }: NoteFilter): SQL | undefined {
  return and(
    eq(notes.userId, userId),
    tag === undefined
      ? undefined
      : sql`${uncapitalised(sql`${tags}::text`)}::jsonb ? ${uncapitalised(sql`${tag}::text`)}`,
    sentiment && eq(analyses.sentiment, sentiment),
    language && sql`coalesce(${notes.language}, ${notes.languageAsked}) = ${language}`,
    from && gte(notes.recordedAt, from),
    to && lt(notes.recordedAt, to),
  )
}

/** Returns the next of a user's notes with their texts, newest first, after the given one. */
export function listNotesAfter(
  db: Queryable,
  userId: string,
  last: NoteWithText | null,
  limit: number,
): Promise<NoteWithText[]> {
  const order = NOTE_ORDERS.newest
  return db
    .select(noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(where(userId, {}), last ? isAfterRow(order, last) : undefined))
    .orderBy(...orderBy(order))
    .limit(limit)
}

interface Page {
  limit: number
  after: Cursor | null
  sort: NoteSort
  filter: NoteFilter
  text: NoteListText
}

/**
 * Returns a page of a user's notes after the cursor `after`, and the number of all notes that pass the filter. One
 * statement sees one state of the table: a note deleted meanwhile is in both or in neither, so that clients can go on
 * counting.
 */
export async function listAndCountNotes(
  db: Queryable,
  userId: string,
  page: Page,
): Promise<{ rows: PresentedNote[]; total: number }> {
  const rows = isUsual(page)
    ? await usualPage(db, page.sort, page.text, page.limit).execute({ userId })
    : await selectPage(db, userId, page)
  const total = rows[0]?.total ?? (page.after ? await countNotes(db, userId, page.filter) : 0)
  return { rows, total }
}

/** Returns whether a page is one of those that screens open with. */
function isUsual({ after, limit, filter }: Page): boolean {
  return !after && limit <= PAGE_SIZE.standard + 1 && Object.values(filter).every((value) => value === undefined)
}

const usualPage = prepareOnce((db, sort: NoteSort, text: NoteListText, limit: number) => {
  const page = { sort, text, limit: literalLimit(limit), after: null, filter: {} }
  return selectPage(db, sql.placeholder('userId'), page)
})

/** Selects a page of notes, each with the number of all that pass the filter. */
function selectPage(
  db: Queryable,
  userId: string | Placeholder,
  { limit, after, sort, filter, text }: Omit<Page, 'limit'> & { limit: number | Placeholder },
) {
  const order = NOTE_ORDERS[sort]
  return db
    .select({
      ...presentedSelection,
      text: text === 'excerpt' ? textBeginning : presentedSelection.text,
      total: sql<number>`(${counting(db, userId, filter)})`.mapWith(Number),
    })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(where(userId, filter), after ? isAfter(order, after) : undefined))
    .orderBy(...orderBy(order))
    .limit(limit)
}

export async function countNotes(db: Queryable, userId: string, filter: NoteFilter = {}): Promise<number> {
  const [row] = await counting(db, userId, filter)
  return row?.total ?? 0
}

function counting(db: Queryable, userId: string | Placeholder, filter: NoteFilter) {
  const all = db.select({ total: count() }).from(notes)
  // Without these filters the count needs only the index.
  const isFiltered = filter.tag !== undefined || filter.sentiment !== undefined
  return (isFiltered ? all.leftJoin(analyses, eq(analyses.noteId, notes.id)) : all).where(where(userId, filter))
}

/**
 * Lists the tags of a user's notes with the number of notes that have each, most frequent first. Tags that differ only in
 * capitals are one, in its most frequent spelling.
 */
export async function listTags(db: Queryable, userId: string, limit: number) {
  const { rows } = await db.execute<{ tag: string; notes: number }>(sql`
    select mode() within group (order by tag desc) as tag, count(distinct ${notes.id})::int as notes
    from ${notes}
    left join ${analyses} on ${analyses.noteId} = ${notes.id}
    cross join lateral jsonb_array_elements_text(${tags}) as tag
    where ${notes.userId} = ${userId}
    group by ${uncapitalised(sql`tag`)}
    order by notes desc, tag
    limit ${limit}
  `)
  return rows
}
