import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { createModelService } from '#server/features/models/models.service.ts'
import { retryFailedNote } from '#server/features/notes/notes.service.ts'
import { addCall } from '#server/http/add-call.ts'
import { setPageHeaders } from '#server/http/page-headers.ts'
import type { AdminAction } from '#shared/contract/admin.ts'
import * as contract from '#shared/contract/admin.ts'
import * as system from '#shared/contract/admin-system.ts'
import type { LocalModelList } from '#shared/contract/models.ts'
import { pickLanguage } from '#shared/languages.ts'
import * as service from './admin.service.ts'
import { closeSession, isAdmin, openSession } from './admin-session.service.ts'
import { readSystemState } from './system-state.service.ts'

/** Adds the routes of the admin panel: its lock, users, audit log, the state of the system and models. */
export function addAdminRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  const locked = { isAdmin: (request: FastifyRequest) => isAdmin(context, request) }
  const adminOf = (request: FastifyRequest): service.Admin => ({ ipAddress: request.ip })

  addCall(app, auth, contract.openAdminSession, async ({ request, reply, body }) => {
    reply.header('set-cookie', await openSession(context, request, body.password))
  })
  addCall(app, auth, contract.closeAdminSession, async ({ request, reply }) => {
    reply.header('set-cookie', await closeSession(context, request))
  })

  addCall(
    app,
    auth,
    contract.listUsers,
    async ({ reply, query }) => {
      const { users, ...page } = await service.listUsers(context, query)
      setPageHeaders(reply, contract.listUsers.path, query, page)
      return users
    },
    locked,
  )
  addCall(app, auth, contract.countUsers, () => service.countUsers(context), locked)
  addCall(
    app,
    auth,
    contract.createUser,
    ({ request, body }) => service.createUser(context, adminOf(request), body),
    locked,
  )
  addCall(
    app,
    auth,
    contract.updateUser,
    ({ request, params, body }) => service.updateUser(context, adminOf(request), params.id, body),
    locked,
  )
  addCall(
    app,
    auth,
    contract.deleteUser,
    ({ request, params }) => service.deleteUser(context, adminOf(request), params.id),
    locked,
  )
  addCall(
    app,
    auth,
    contract.confirmUserEmail,
    ({ request, params, body }) => service.confirmUserEmail(context, adminOf(request), params.id, body.email),
    locked,
  )
  addCall(
    app,
    auth,
    contract.endUserTwoFactor,
    ({ request, params }) => service.endUserTwoFactor(context, adminOf(request), params.id),
    locked,
  )
  addCall(app, auth, contract.listAudit, ({ query }) => service.listAudit(context, query.limit), locked)
  addCall(
    app,
    auth,
    system.getSystemState,
    ({ request }) => readSystemState(context, pickLanguage(request.headers['accept-language'])),
    locked,
  )
  addCall(
    app,
    auth,
    system.retryNoteAsAdmin,
    async ({ request, params }) => {
      await retryFailedNote(context, params.id)
      await service.record(context.db, adminOf(request), 'note_retry', params.id)
    },
    locked,
  )
  addModelCalls(app, context, locked, adminOf)
}

/** The admin may manage models, whatever users may do. */
function addModelCalls(
  app: FastifyInstance,
  context: Context,
  locked: { isAdmin: (request: FastifyRequest) => Promise<boolean> },
  adminOf: (request: FastifyRequest) => service.Admin,
): void {
  const { auth, db } = context
  const config = { ...context.config, models: { ...context.config.models, management: 'users' as const } }
  const models = createModelService({ ...context, config })
  app.addHook('onClose', () => models.close())
  /** Performs an action and records it in the audit log. */
  const actOn =
    (act: (name: string) => Promise<LocalModelList>, action: AdminAction) =>
    async ({ request, params }: { request: FastifyRequest; params: { name: string } }) => {
      const list = await act(params.name)
      await service.record(db, adminOf(request), action, params.name)
      return list
    }
  addCall(app, auth, system.listAdminModels, () => models.list(), locked)
  addCall(app, auth, system.downloadAdminModel, actOn(models.download, 'model_download'), locked)
  addCall(app, auth, system.cancelAdminDownload, actOn(models.cancel, 'model_cancel'), locked)
  addCall(app, auth, system.chooseAdminModel, actOn(models.choose, 'model_choose'), locked)
  addCall(app, auth, system.deleteAdminModel, actOn(models.remove, 'model_delete'), locked)
}
