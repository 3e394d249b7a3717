import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { isReadOnly } from '#server/db/read-only.ts'
import { findStalledQueues } from '#server/jobs/job-table.ts'
import { hasRoomIn } from '#server/storage/disk-room.ts'

/**
 * Adds the routes for monitoring: `/healthz` succeeds while the process lives, `/readyz` while it can serve, and
 * otherwise gives the reason. The latter also says whether the database can be written, the disk is full and storage can be
 * reached, and lists stalled queues: none of these prevents reading texts.
 */
export function addHealthRoutes(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.stopping.aborted) return reply.status(503).send({ status: 'unavailable', reason: 'stopping' })
    const database = await isReadOnly(context.db).then(
      (readOnly) => (readOnly ? 'read_only' : 'ready'),
      (error: unknown) => {
        request.log.warn({ err: error }, 'the database is unreachable')
        return null
      },
    )
    if (database === null) return reply.status(503).send({ status: 'unavailable', reason: 'database' })
    return {
      status: 'ready',
      database,
      diskFull: !((await context.storage.hasRoom(0)) && (await hasRoomIn(context.workDir, 0))),
      storage: (await context.storage.isReachable()) ? 'ready' : 'unavailable',
      stalledQueues: await findStalledQueues(context.db, new Date()),
    }
  })
}
