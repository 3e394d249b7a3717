import { desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { hideFromPlanner, literalLimit, prepareOnce } from '#server/db/prepare-once.ts'
import { PLANNED_FOR_VALUES } from '#server/db/prepared-statements.ts'
import { staleWordLists } from '#server/db/schema/insights.ts'
import { followUps } from '#server/db/schema/items.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import { stands } from '#server/db/standing-items.ts'

/** The weight of a word in transcript, follow-ups, tags and title. */
const WEIGHTS = '{0.2, 0.5, 0.7, 1}'

/** Ranking reads every match, so of ten thousand matching notes only the newest are ranked. */
const MAX_RANKED = 1000

/**
 * Selects a value of each of the newest matches among a user's own notes and those shared with them. Reads twice, each
 * time by its own index: with one condition for both, PostgreSQL would read the matches of all users. The value is
 * computed where the document is read: sorting the matches along with their documents takes longer than ranking them.
 *
 * A rare word is quickest found in the notes of all users, and a common one among the user's own: without the values
 * PostgreSQL takes every word for rare.
 */
const matchesOf = (userId: string | Placeholder, query: string | Placeholder, value: SQL) => sql`(
    ${sql.raw(PLANNED_FOR_VALUES)} select note_id, recorded_at, ${value} as value from note_search
    where user_id = ${userId} and document @@ ${query}::tsquery
    order by recorded_at desc limit ${literalLimit(MAX_RANKED)}
  ) union all (
    select note_id, recorded_at, ${value} from note_search
    where note_id in (${sharedWith(userId)}) and user_id <> ${userId} and document @@ ${query}::tsquery
    order by recorded_at desc limit ${literalLimit(MAX_RANKED)}
  )`

/** Selects the ids of the notes that are shared with a user. */
export const sharedWith = (userId: string | Placeholder) =>
  sql`select note_id from note_shares where recipient_id = ${userId}`

const rankedPage = prepareOnce((db) => {
  const query = sql.placeholder('query')
  const rank = sql`ts_rank(${sql.raw(`'${WEIGHTS}'`)}::float4[], document, ${query}::tsquery, 1)`
  return db
    .select({ noteId: sql<string>`note_id` })
    .from(sql`(${matchesOf(sql.placeholder('userId'), query, rank)}) as newest`)
    .orderBy(sql`value desc, recorded_at desc, note_id`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

/** Returns a page of the matching notes that a user may read, best first. */
export async function rankNotes(
  db: Queryable,
  userId: string,
  query: string,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await rankedPage(db).execute({ userId, query, ...page })
  return rows.map(({ noteId }) => noteId)
}

/** Maximum number of shared notes whose words are read when a word may be mistyped, the newest first. */
const MAX_SHARED_READ = 200

/** Lists the distinct words of certain lengths in a user's notes, and in the newest of those shared with them. */
export async function listWords(
  db: Queryable,
  userId: string,
  lengths: { min: number; max: number },
): Promise<string[]> {
  // Returns one string: an array or a row for each of thirty thousand words would take five times as long to read.
  const { rows } = await db.execute<{ own: string | null; shared: string | null }>(sql`
    select (
      select string_agg(word, ' ') from note_words
      where user_id = ${userId} and letters between ${lengths.min} and ${lengths.max}
    ) as own, (
      select string_agg(distinct word, ' ') from (
        select document from note_search where note_id in (${sharedWith(userId)}) and user_id <> ${userId}
        order by recorded_at desc limit ${MAX_SHARED_READ}
      ) as newest, unnest(tsvector_to_array(document)) as word
      where char_length(word) between ${lengths.min} and ${lengths.max}
    ) as shared
  `)
  const words = [rows[0]?.own, rows[0]?.shared].flatMap((list) => list?.split(' ') ?? [])
  return [...new Set(words)]
}

export async function listStaleLists(db: Queryable): Promise<string[]> {
  const rows = await db.select({ userId: staleWordLists.userId }).from(staleWordLists)
  return rows.map(({ userId }) => userId)
}

/** Removes words from a user's list that are in none of their notes any more. */
export async function removeUnusedWords(db: Queryable, userId: string): Promise<void> {
  // The lock of the trigger that adds words. A separate statement takes it, so that the next one sees everything that
  // was added under it.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('words:' || ${userId}, 0))`)
  await db.delete(staleWordLists).where(eq(staleWordLists.userId, userId))
  await db.execute(sql`
    with used as materialized (
      select distinct unnest(tsvector_to_array(document)) as word from note_search where user_id = ${userId}
    )
    delete from note_words where user_id = ${userId} and not exists (select from used where used.word = note_words.word)
  `)
}

/** Ranks the notes a user may read that contain any of the terms by the total weight of those terms, then newest first. */
export async function rankByWeight(
  db: Queryable,
  userId: string,
  terms: ReadonlyArray<{ term: string; weight: number }>,
  limit: number,
): Promise<string[]> {
  const any = terms.map(({ term }) => term).join(' | ')
  const { rows } = await db.execute<{ note_id: string }>(sql`
    select note_id from (${matchesOf(userId, any, sql`document`)}) as newest
    order by (
      select sum(weight)
      from unnest(
        ${sql.param(terms.map(({ term }) => term))}::text[],
        ${sql.param(terms.map(({ weight }) => weight))}::float8[]
      ) as t(term, weight)
      where value @@ term::tsquery
    ) desc, recorded_at desc, note_id
    limit ${limit}
  `)
  return rows.map((row) => row.note_id)
}

// One array, whatever the number of notes: a list of values would make a different statement for each length.
const ids = sql`any(${hideFromPlanner(sql`${sql.placeholder('ids')}::uuid[]`)}::uuid[])`

const followUpsOfNote = sql<Array<{ id: string; title: string }> | null>`(
  select jsonb_agg(jsonb_build_object('id', ${followUps.id}, 'title', ${followUps.title}) order by ${followUps.position})
  from ${followUps} where ${followUps.noteId} = ${notes.id} and ${stands(followUps)}
)`

const foundNotes = prepareOnce((db, withFollowUps: boolean) => {
  const newest = db
    .selectDistinctOn([transcripts.noteId], {
      noteId: transcripts.noteId,
      sentences: transcripts.sentences,
      language: transcripts.language,
    })
    .from(transcripts)
    .where(sql`${transcripts.noteId} = ${ids}`)
    .orderBy(transcripts.noteId, desc(transcripts.version))
    .as('newest')
  return db
    .select({
      id: notes.id,
      userId: notes.userId,
      title: notes.title,
      recordedAt: notes.recordedAt,
      timezone: notes.timezone,
      duration: notes.duration,
      ownTags: notes.ownTags,
      tags: analyses.tags,
      sentences: newest.sentences,
      language: newest.language,
      followUps: withFollowUps ? followUpsOfNote : sql<null>`null`,
    })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .leftJoin(newest, eq(newest.noteId, notes.id))
    .where(sql`${notes.id} = ${ids}`)
})

/**
 * Loads what is shown of some notes, with their newest transcripts; unordered.
 * @param withFollowUps whether to load also their follow-ups in the order they were said; null for a note without any
 */
export function listFound(db: Queryable, noteIds: string[], { withFollowUps = false } = {}) {
  return foundNotes(db, withFollowUps).execute({ ids: noteIds })
}
export type FoundNote = Awaited<ReturnType<typeof listFound>>[number]
