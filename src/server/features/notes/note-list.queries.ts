import { and, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { type Cursor, cursorAt, isAfter, orderBy, type PagedOrder, type SortKey } from '#server/db/keyset.ts'
import { analyses, notes } from '#server/db/schema.notes.ts'
import type { NoteListText, NoteSort, Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { type NoteWithText, noteSelection, textBeginning } from './notes.queries.ts'

/** Narrows a user's notes. A field that is left out doesn't filter. */
export interface NoteFilter {
  tag?: string | undefined
  sentiment?: Sentiment | undefined
  language?: Language | undefined
  /** Recorded at or after `from`, and before `to`. */
  from?: Date | undefined
  to?: Date | undefined
}

/** Of a note whose length isn't known yet. */
const NO_LENGTH = -1

const byTime: SortKey<NoteWithText> = { column: notes.createdAt, of: (row) => row.createdAt.getTime(), type: 'moment' }
const byLength: SortKey<NoteWithText> = {
  column: sql`coalesce(${notes.duration}, ${sql.raw(String(NO_LENGTH))})`,
  of: (row) => row.duration ?? NO_LENGTH,
  type: 'float',
}

export const NOTE_ORDERS: Record<NoteSort, PagedOrder<NoteWithText>> = {
  newest: { keys: [byTime], id: notes.id, descending: true },
  oldest: { keys: [byTime], id: notes.id },
  longest: { keys: [byLength], id: notes.id, descending: true },
}

/** A user's own tags replace those of the analysis. */
const tags = sql`coalesce(${notes.ownTags}, ${analyses.tags})`

function where(userId: string, { tag, sentiment, language, from, to }: NoteFilter): SQL | undefined {
  return and(
    eq(notes.userId, userId),
    tag === undefined ? undefined : sql`${tags} ? ${tag}`,
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
  const after = last && cursorAt(NOTE_ORDERS.newest, last)
  return selectPage(db, userId, { limit, after, sort: 'newest' }, {})
}

interface Page {
  limit: number
  after: Cursor | null
  sort: NoteSort
  filter?: NoteFilter
  text?: NoteListText
}

/**
 * Returns a page of a user's notes after the cursor `after`, and the number of all notes that pass the filter. One
 * statement sees one state of the table: a note deleted meanwhile is in both or in neither, so that clients can count on.
 */
export async function listAndCountNotes(
  db: Queryable,
  userId: string,
  page: Page,
): Promise<{ rows: NoteWithText[]; total: number }> {
  const total = sql<number>`(${counting(db, userId, page.filter ?? {})})`.mapWith(Number)
  const rows = await selectPage(db, userId, page, { total })
  return { rows, total: rows[0]?.total ?? (await countNotes(db, userId, page.filter)) }
}

/** Selects a page of notes with columns of the caller's; whole transcripts unless `text` says otherwise. */
function selectPage<Extra extends Record<string, SQL<number>>>(
  db: Queryable,
  userId: string,
  page: Page,
  extra: Extra,
) {
  const order = NOTE_ORDERS[page.sort]
  const text = page.text === 'excerpt' ? textBeginning : noteSelection.text
  return db
    .select({ ...noteSelection, text, ...extra })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(where(userId, page.filter ?? {}), page.after ? isAfter(order, page.after) : undefined))
    .orderBy(...orderBy(order))
    .limit(page.limit)
}

export async function countNotes(db: Queryable, userId: string, filter: NoteFilter = {}): Promise<number> {
  const [row] = await counting(db, userId, filter)
  return row?.total ?? 0
}

function counting(db: Queryable, userId: string, filter: NoteFilter) {
  const all = db.select({ total: count() }).from(notes)
  // Without these filters the count needs only the index.
  const isFiltered = filter.tag !== undefined || filter.sentiment !== undefined
  return (isFiltered ? all.leftJoin(analyses, eq(analyses.noteId, notes.id)) : all).where(where(userId, filter))
}

/** Lists the tags of a user's notes with the number of notes that have each, most frequent first. */
export async function listTags(db: Queryable, userId: string, limit: number) {
  const { rows } = await db.execute<{ tag: string; notes: number }>(sql`
    select tag, count(*)::int as notes
    from ${notes}
    left join ${analyses} on ${analyses.noteId} = ${notes.id}
    cross join lateral jsonb_array_elements_text(${tags}) as tag
    where ${notes.userId} = ${userId}
    group by tag
    order by count(*) desc, tag
    limit ${limit}
  `)
  return rows
}
