import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { mapFast } from './map-rows.ts'

/** What a query depends on besides its values, such as the order of a list. Each shape has its own SQL text. */
type Shape = readonly (string | number | boolean)[]

/** A finished query, as drizzle builds it. */
interface Query<P> {
  prepare(name: string): P
}

/**
 * Returns a function that builds a query once for each database and shape. Drizzle takes longer to write a statement
 * than the driver to send it, so the statements that requests run most often are not written again each time. The
 * values are `sql.placeholder`s, and `execute` takes them by name. In a transaction, whose session is new, the query is
 * built as usual.
 *
 * The queries get no name here: the connection names what runs often (`prepared-statements.ts`), within its limit.
 */
export function prepareOnce<P, S extends Shape>(
  build: (db: Queryable, ...shape: S) => Query<P>,
): (db: Queryable, ...shape: S) => P {
  const built = new WeakMap<Queryable, Map<string, P>>()
  return (db, ...shape) => {
    const ofDatabase = built.get(db) ?? new Map<string, P>()
    built.set(db, ofDatabase)
    const key = shape.join(' ')
    const query = ofDatabase.get(key) ?? mapFast(build(db, ...shape).prepare(''))
    ofDatabase.set(key, query)
    return query
  }
}

/**
 * Writes a limit into the text of a statement. If the limit were a value, PostgreSQL would expect a tenth of all rows
 * from a generic plan, think it expensive, and plan the statement again at each run. Use it only for limits of which
 * there are few.
 */
export function literalLimit(limit: number): Placeholder {
  if (!Number.isSafeInteger(limit) || limit < 0) throw new Error(`${limit} is not a limit`)
  // Drizzle writes any SQL here, but its types know only numbers and placeholders.
  return sql.raw(String(limit)) as unknown as Placeholder
}

/**
 * Hides a value from PostgreSQL's planner, in a statement that has the same plan for all values. From a value that it
 * sees, such as a list of two ids, the planner expects fewer rows than from a generic plan. It then thinks the generic
 * plan expensive, and plans the statement again at each run, which takes longer than running it.
 */
export function hideFromPlanner(value: SQL): SQL {
  return sql`(select ${value})`
}
