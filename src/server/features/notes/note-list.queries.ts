import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
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

/** Identifies the last note of a page, after which the next page begins. */
export interface NoteCursor {
  createdAt: Date
  /** In seconds; -1 if not known yet. */
  duration: number
  id: string
}

const length = sql<number>`coalesce(${notes.duration}, -1)`

/** The SQL order of each sort, and the condition for rows after a cursor. */
const SORTS: Record<NoteSort, { order: SQL[]; after: (place: NoteCursor) => SQL }> = {
  newest: {
    order: [desc(notes.createdAt), desc(notes.id)],
    after: ({ createdAt, id }) =>
      sql`(${notes.createdAt}, ${notes.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    order: [asc(notes.createdAt), asc(notes.id)],
    after: ({ createdAt, id }) =>
      sql`(${notes.createdAt}, ${notes.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
  },
  longest: {
    order: [desc(length), desc(notes.id)],
    after: ({ duration, id }) => sql`(${length}, ${notes.id}) < (${duration}::float8, ${id}::uuid)`,
  },
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

/** Returns a page of a user's notes after the cursor `after`, with whole transcripts unless `text` says otherwise. */
export function listNotes(
  db: Queryable,
  userId: string,
  page: { limit: number; after: NoteCursor | null; sort?: NoteSort; filter?: NoteFilter; text?: NoteListText },
): Promise<NoteWithText[]> {
  const { order, after } = SORTS[page.sort ?? 'newest']
  return db
    .select(page.text === 'excerpt' ? { ...noteSelection, text: textBeginning } : noteSelection)
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .where(and(where(userId, page.filter ?? {}), page.after ? after(page.after) : undefined))
    .orderBy(...order)
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
