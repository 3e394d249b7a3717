// A process with one bare Fastify route. Its parent specifies what the route answers, and which statements it runs
// first.
import { once } from 'node:events'
import fastify from 'fastify'
import pg from 'pg'

/** A statement with its values, as the server under test sent it. */
export interface SentStatement {
  text: string
  name?: string
  values: unknown[]
}

export interface BareRoute {
  body: string
  connectionString: string
  statements: SentStatement[]
}

if (import.meta.main) {
  const [{ body, connectionString, statements }] = (await once(process, 'message')) as [BareRoute]
  const pool = new pg.Pool({ connectionString, max: 15 })
  const app = fastify()
  app.get('/', async (_request, reply) => {
    for (const statement of statements) await pool.query(statement)
    return reply.type('application/json; charset=utf-8').send(body)
  })
  process.once('disconnect', () => process.exit())
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}
