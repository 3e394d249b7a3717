import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { addCall } from '#server/http/add-call.ts'
import * as contract from '#shared/contract/models.ts'
import { createModelService } from './models.service.ts'

/**
 * Adds the routes of the local models: their state, and downloading, choosing and deleting them if the operator allows it.
 */
export function addModelRoutes(app: FastifyInstance, context: Context): void {
  const { auth } = context
  const service = createModelService(context)
  app.addHook('onClose', () => service.close())
  addCall(app, auth, contract.listModels, () => service.list())
  addCall(app, auth, contract.downloadModel, ({ params }) => service.download(params.name))
  addCall(app, auth, contract.cancelDownload, ({ params }) => service.cancel(params.name))
  addCall(app, auth, contract.chooseModel, ({ params }) => service.choose(params.name))
  addCall(app, auth, contract.deleteModel, ({ params }) => service.remove(params.name))
}
