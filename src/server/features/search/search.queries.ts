import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { literalLimit, prepareOnce } from '#server/db/prepare-once.ts'
import { staleWordLists } from '#server/db/schema.insights.ts'
import { analyses, followUps, notes, transcripts } from '#server/db/schema.notes.ts'
import { stands } from '#server/db/standing-items.ts'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

/** A stem this short is usually a small word of the language: "Lee" would find every French "le". */
const MIN_STEM_LENGTH = 3

const stemsOfWords = prepareOnce((db) => {
  const stem = sql<string | null>`(ts_lexize(stemmer::regdictionary, word))[1]`
  return db
    .select({
      stem: sql<string | null>`case when length(${stem}) >= ${sql.raw(String(MIN_STEM_LENGTH))} then ${stem} end`,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('stemmers')}::text[])
        with ordinality as t(word, stemmer, place)`,
    )
    .orderBy(sql`place`)
})

/**
 * Returns the stem of each word in each of some languages; null for stop words ("the", "de"). One statement, whatever the
 * number of languages.
 */
export async function stemWords(
  db: Queryable,
  lists: ReadonlyArray<{ language: Language; words: readonly string[] }>,
): Promise<Map<string, string | null>[]> {
  const words = lists.flatMap((list) => list.words)
  const stemmers = lists.flatMap((list) => list.words.map(() => packOf(list.language).search.stemmer))
  const stems = words.length === 0 ? [] : await stemsOfWords(db).execute({ words, stemmers })
  let at = 0
  return lists.map((list) => new Map(list.words.map((word) => [word, stems[at++]?.stem ?? null])))
}

/** The weight of a word in transcript, follow-ups, tags and title. */
const WEIGHTS = '{0.2, 0.5, 0.7, 1}'

/** Ranking reads every match, so of ten thousand matching notes only the newest are ranked. */
const MAX_RANKED = 1000

/**
 * Selects the newest matches among a user's own notes and those shared with them. Two reads, each by its own index: with
 * one condition for both, PostgreSQL would read the matches of all users.
 */
const matchesOf = (userId: string | Placeholder, query: string | Placeholder) => sql`(
    select note_id, document, recorded_at from note_search
    where user_id = ${userId} and document @@ ${query}::tsquery
    order by recorded_at desc limit ${literalLimit(MAX_RANKED)}
  ) union all (
    select note_id, document, recorded_at from note_search
    where note_id in (${sharedWith(userId)}) and user_id <> ${userId} and document @@ ${query}::tsquery
    order by recorded_at desc limit ${literalLimit(MAX_RANKED)}
  )`

const sharedWith = (userId: string | Placeholder) => sql`select note_id from note_shares where recipient_id = ${userId}`

const rankedPage = prepareOnce((db) => {
  const query = sql.placeholder('query')
  const rank = sql`ts_rank(${sql.raw(`'${WEIGHTS}'`)}::float4[], document, ${query}::tsquery, 1)`
  return db
    .select({ noteId: sql<string>`note_id` })
    .from(sql`(${matchesOf(sql.placeholder('userId'), query)}) as newest`)
    .orderBy(sql`${rank} desc, recorded_at desc, note_id`)
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

/** Counts the notes a user may read that contain each term, and all of them. */
export async function countHolders(db: Queryable, userId: string, terms: readonly string[]) {
  const { rows } = await db.execute<{ held: number; all: number }>(sql`
    with shared as materialized (
      select document from note_search where note_id in (${sharedWith(userId)}) and user_id <> ${userId}
    )
    select
      (select count(*)::int from note_search where user_id = ${userId} and document @@ term::tsquery)
        + (select count(*)::int from shared where document @@ term::tsquery) as held,
      (select count(*)::int from note_search where user_id = ${userId}) + (select count(*)::int from shared) as all
    from unnest(${sql.param([...terms])}::text[]) with ordinality as t(term, place) order by place
  `)
  return { holders: rows.map(({ held }) => held), all: rows[0]?.all ?? 0 }
}

/** Shared notes whose words are read when a word may be mistyped, the newest first. */
const MAX_SHARED_READ = 200

/** Lists the distinct words of certain lengths in a user's notes, and in the newest of those shared with them. */
export async function listWords(
  db: Queryable,
  userId: string,
  lengths: { min: number; max: number },
): Promise<string[]> {
  // One string: an array or a row for each of thirty thousand words would take five times as long to read.
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
  // The lock of the trigger that adds words. It is taken by a statement of its own, so that the next one sees all that
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
    select note_id from (${matchesOf(userId, any)}) as newest
    order by (
      select sum(weight)
      from unnest(
        ${sql.param(terms.map(({ term }) => term))}::text[],
        ${sql.param(terms.map(({ weight }) => weight))}::float8[]
      ) as t(term, weight)
      where document @@ term::tsquery
    ) desc, recorded_at desc, note_id
    limit ${limit}
  `)
  return rows.map((row) => row.note_id)
}

// One array, whatever the number of notes: a list of values would be another statement for each length.
const ids = sql`any(${sql.placeholder('ids')}::uuid[])`

const foundNotes = prepareOnce((db) => {
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
    })
    .from(notes)
    .leftJoin(analyses, eq(analyses.noteId, notes.id))
    .leftJoin(newest, eq(newest.noteId, notes.id))
    .where(sql`${notes.id} = ${ids}`)
})

/** Loads what is shown of some notes, with their newest transcripts; unordered. */
export function listFound(db: Queryable, noteIds: string[]) {
  return foundNotes(db).execute({ ids: noteIds })
}
export type FoundNote = Awaited<ReturnType<typeof listFound>>[number]

const tasksOfNotes = prepareOnce((db) =>
  db
    .select({ id: followUps.id, noteId: followUps.noteId, title: followUps.title })
    .from(followUps)
    .where(and(sql`${followUps.noteId} = ${ids}`, stands(followUps)))
    .orderBy(followUps.position),
)

export function listTasks(db: Queryable, noteIds: string[]) {
  return tasksOfNotes(db).execute({ ids: noteIds })
}
