import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { PLANNED_FOR_VALUES } from '#server/db/prepared-statements.ts'
import { sharedWith } from './search.queries.ts'

/**
 * Evaluates an expression for each term on the notes that a user may read: on their own, and on those shared with them.
 * Each term has a condition of its own, planned for its value: one condition for all would look up every term in the
 * index of words, where a common one leads to the notes of all users.
 * @param terms at least one
 */
function ofEachTerm(userId: string, terms: readonly string[], ask: (own: SQL, shared: SQL) => SQL): SQL {
  const answers = terms.map((term) => {
    const holds = sql`document @@ ${term}::tsquery`
    return ask(sql`from note_search where user_id = ${userId} and ${holds}`, sql`from shared where ${holds}`)
  })
  return sql`
    with ${sql.raw(PLANNED_FOR_VALUES)} shared as materialized (
      select document from note_search where note_id in (${sharedWith(userId)}) and user_id <> ${userId}
    )
    select array[${sql.join(answers, sql`, `)}] as answers`
}

/** Counts the notes a user may read that contain each term, and all of them. */
export async function countHolders(db: Queryable, userId: string, terms: readonly string[]) {
  const counts = ofEachTerm(
    userId,
    terms,
    (own, shared) => sql`(select count(*)::int ${own}) + (select count(*)::int ${shared})`,
  )
  const { rows } = await db.execute<{ answers: number[]; all: number }>(sql`
    ${counts},
      (select count(*)::int from note_search where user_id = ${userId}) + (select count(*)::int from shared) as all
  `)
  return { holders: rows[0]?.answers ?? [], all: rows[0]?.all ?? 0 }
}

/** Returns for each term whether any note that a user may read contains it. */
export async function areHeld(db: Queryable, userId: string, terms: readonly string[]): Promise<boolean[]> {
  const isHeld = (own: SQL, shared: SQL) => {
    // For `exists` PostgreSQL would look for a common word in the whole table, and may find the user's notes at its end.
    const newest = sql`(select note_id ${own} order by recorded_at desc limit 1)`
    return sql`${newest} is not null or exists (select ${shared})`
  }
  const { rows } = await db.execute<{ answers: boolean[] }>(ofEachTerm(userId, terms, isHeld))
  return rows[0]?.answers ?? []
}
