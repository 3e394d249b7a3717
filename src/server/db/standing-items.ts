import { type SQL, sql } from 'drizzle-orm'
import type { detectedEvents, followUps } from './schema/items.ts'

type ItemTable = Pick<typeof followUps | typeof detectedEvents, 'deletedAt' | 'review'>

/**
 * The condition on follow-ups and events that count: neither deleted nor waiting for a person to confirm them. Every query that lists
 * or counts them has it; only the pages that review or restore them read the others. The search index
 * (`refresh_note_search` in the migrations) repeats it.
 */
export function stands(table: ItemTable): SQL {
  return sql`(${table.deletedAt} is null and ${table.review} <> 'asked')`
}

/** The condition on doubtful follow-ups and events that nobody has answered yet. */
export function isAsked(table: ItemTable): SQL {
  // Literals, to match the condition of the index.
  return sql`(${table.review} = 'asked' and ${table.deletedAt} is null)`
}

/** Applies the same rule as {@link stands} to a row that was read. */
export function isStanding(row: { deletedAt: Date | null; review: string }): boolean {
  return row.deletedAt === null && row.review !== 'asked'
}
