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
  return listNotes(db, userId, { limit, after, sort: 'newest' })
}

/** Returns a page of a user's notes after the cursor `after`, with whole transcripts unless `text` says otherwise. */
export function listNotes(
  db: Queryable,
  userId: string,
  page: { limit: number; after: Cursor | null; sort: NoteSort; filter?: NoteFilter; text?: NoteListText },
): Promise<NoteWithText[]> {
  const order = NOTE_ORDERS[page.sort]
  return db
    .select(page.text === 'excerpt' ? { ...noteSelection, text: textBeginning } : noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(where(userId, page.filter ?? {}), page.after ? isAfter(order, page.after) : undefined))
    .orderBy(...orderBy(order))
    .limit(page.limit)
}

export async function countNotes(db: Queryable, userId: string, filter: NoteFilter = {}): Promise<number> {
  const counting = db.select({ total: count() }).from(notes)
  // Without these filters the count needs only the index.
  const isFiltered = filter.tag !== undefined || filter.sentiment !== undefined
  const [row] = await (isFiltered ? counting.leftJoin(analyses, eq(analyses.noteId, notes.id)) : counting).where(
    where(userId, filter),
  )
  return row?.total ?? 0
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
