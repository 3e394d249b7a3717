import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { PRIORITIES } from '#shared/choices.ts'

/**
 * Returns the place of a priority among `PRIORITIES`, from 1. The indexes of the lists contain the same expression, so a
 * change of it needs a migration.
 */
export function priorityRank(priority: SQL | PgColumn): SQL {
  const cases = PRIORITIES.map((name, at) => `when '${name}' then ${at + 1}`).join(' ')
  return sql`(case ${priority} ${sql.raw(cases)} end)`
}
