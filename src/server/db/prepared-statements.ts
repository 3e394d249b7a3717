import pg from 'pg'

/** A statement is prepared from this run on: preparing one that runs once or twice isn't worth the memory. */
const PREPARED_FROM_RUN = 3
/** Maximum number of prepared statements: each connection keeps their plans in memory. */
const MAX_PREPARED = 200
/** Maximum number of statements counted at a time: lists of values give an endless number of texts. */
const MAX_COUNTED = 2_000
/** PostgreSQL prepares these; others, such as `begin`, have no plan. */
const HAS_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Keeps a statement that contains it from being prepared, so that PostgreSQL plans it for its values at each run. Used
 * for statements whose best index depends on the values: a generic plan may read a thousand times as many rows.
 */
export const PLANNED_FOR_VALUES = '/* planned for its values */'

/** Names the statements that run often. PostgreSQL parses and plans a named statement once for each connection. */
export class StatementNames {
  #runs = new Map<string, number>()
  #names = new Map<string, string>()

  /** Returns the name under which to prepare a statement; undefined if it runs as it is. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= MAX_PREPARED || !isPrepared(text)) return name
    const runs = (this.#runs.get(text) ?? 0) + 1
    if (runs < PREPARED_FROM_RUN) {
      if (this.#runs.size >= MAX_COUNTED) this.#runs.clear()
      this.#runs.set(text, runs)
      return undefined
    }
    this.#runs.delete(text)
    const next = `often_${this.#names.size + 1}`
    this.#names.set(text, next)
    return next
  }
}

const isPrepared = (text: string) => HAS_PLAN.test(text) && !text.includes(PLANNED_FOR_VALUES)

/**
 * Returns a class of connections that prepare the statements that run often. All connections of a pool share the names,
 * and each prepares what it runs.
 */
export function preparingClient(names: StatementNames = new StatementNames()): new () => pg.Client {
  return clientThat((query) => withName(names, query))
}

/**
 * Returns a class of connections that prepare nothing, not even a statement with a name. Behind a pooler in transaction
 * mode the next transaction may have another session, which doesn't know what was prepared in the last.
 */
export function unpreparedClient(): new () => pg.Client {
  return clientThat((query) => ({ ...query, name: undefined }))
}

interface Query {
  text: string
  name?: unknown
}

/**
 * Returns a class of connections that change queries with values before sending them. Queries of another shape stay as
 * they are.
 */
function clientThat(change: (query: Query) => Query): new () => pg.Client {
  class ChangingClient extends pg.Client {}
  ChangingClient.prototype.query = function (this: pg.Client, input: unknown, values: unknown, ...rest: unknown[]) {
    const changed = Array.isArray(values) && isQuery(input) ? change(input) : input
    return Reflect.apply(pg.Client.prototype.query, this, [changed, values, ...rest])
  } as pg.Client['query']
  return ChangingClient
}

function isQuery(input: unknown): input is Query {
  return typeof input === 'object' && input !== null && 'text' in input && typeof input.text === 'string'
}

/** Adds the name to a query, if it should have one and has none. */
function withName(names: StatementNames, query: Query): Query {
  if (query.name) return query
  const name = names.nameOf(query.text)
  return name === undefined ? query : { ...query, name }
}
