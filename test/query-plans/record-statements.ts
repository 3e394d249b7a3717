import pg from 'pg'

const HAS_PLAN = /^\s*(?:select|insert|update|delete|with)\b/i

/** Records the distinct statements that this process sends to any database, until `stop` is called. */
export function recordStatements(): { statements: ReadonlySet<string>; stop: () => void } {
  const statements = new Set<string>()
  const original = pg.Client.prototype.query
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0])
    if (text !== undefined && HAS_PLAN.test(text)) statements.add(text)
    return Reflect.apply(original, this, args)
  }
  pg.Client.prototype.query = recording as typeof original
  return {
    statements,
    stop: () => {
      pg.Client.prototype.query = original
    },
  }
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') {
    return query.text
  }
  return undefined
}
