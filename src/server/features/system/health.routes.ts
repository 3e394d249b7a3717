import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findStalledQueues } from '#server/jobs/job-table.ts'

/**
 * For whoever watches over the process: `/healthz` while it lives, `/readyz` while it can serve. The latter also names the
 * queues that stand still; requests are served all the same.
 */
export function addHealthRoutes(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await context.db.execute(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ready', stalledQueues: await findStalledQueues(context.db, new Date()) }
  })
}
