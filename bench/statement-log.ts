// Loaded before a server (`node --import`). Writes each statement with its values to the file named in STATEMENT_LOG.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'

const file = process.env.STATEMENT_LOG
if (file !== undefined && isMainThread) {
  const send = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args
    if (typeof query === 'object' && query !== null && 'text' in query) {
      const { text, name } = query as { text: string; name?: string }
      appendFileSync(file, `${JSON.stringify({ text, name, values })}\n`)
    }
    return Reflect.apply(send, this, args)
  } as typeof send
}
