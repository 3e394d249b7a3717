import { hasLocalRuntime } from '#server/analysis/llm/local/local-runtime.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { ModelError } from '#server/models/model-error.ts'
import type { LocalModelList } from '#shared/contract/models.ts'
import { mayManageModels } from './models.policy.ts'
import { presentModel } from './models.present.ts'

/** Lets users manage the local models. Each call returns the state of all models. */
export interface ModelService {
  list(): Promise<LocalModelList>
  /** @throws AppError forbidden, not_found */
  download(name: string): Promise<LocalModelList>
  /** @throws AppError forbidden, not_found */
  cancel(name: string): Promise<LocalModelList>
  /** Uses an installed model. @throws AppError forbidden, not_found */
  choose(name: string): Promise<LocalModelList>
  /** @throws AppError forbidden, not_found, model_busy */
  remove(name: string): Promise<LocalModelList>
  /** Cancels running downloads. */
  close(): Promise<void>
}

function describeUse({ llm, localLlm }: Pick<Config, 'llm' | 'localLlm'>): LocalModelList['languageModels'] {
  if (llm !== null) return 'service'
  if (localLlm === null) return 'off'
  return hasLocalRuntime() ? 'used' : 'unsupported'
}

export function createModelService({ models, config, logger }: Pick<Context, 'models' | 'config' | 'logger'>) {
  /** Downloads in this process that users have requested. */
  const underWay = new Map<string, { abort: AbortController; done: Promise<void> }>()

  async function list(): Promise<LocalModelList> {
    const manageable = mayManageModels(config)
    const all = await models.list()
    return {
      manageable,
      languageModels: describeUse(config),
      models: all.map((model) => presentModel(model, underWay.has(model.name), manageable)),
    }
  }

  async function requireManageable(name: string): Promise<void> {
    if (!mayManageModels(config)) throw new AppError('forbidden')
    const all = await models.list()
    if (!all.some((model) => model.name === name)) throw new AppError('not_found')
  }

  async function fetchModel(name: string, signal: AbortSignal): Promise<void> {
    try {
      await models.download(name, { signal })
      logger.info({ model: name }, 'the model has been downloaded')
    } catch (error) {
      if (signal.aborted) return
      // The model's state shows everybody a problem that an operator can fix.
      if (error instanceof ModelError)
        logger.warn({ model: name, reason: error.message }, 'a model could not be downloaded')
      else logger.error({ err: error, model: name }, 'a model could not be downloaded')
    } finally {
      underWay.delete(name)
    }
  }

  const service: ModelService = {
    list,
    async download(name) {
      await requireManageable(name)
      if (!underWay.has(name)) {
        const abort = new AbortController()
        underWay.set(name, { abort, done: fetchModel(name, abort.signal) })
      }
      return list()
    },
    async cancel(name) {
      await requireManageable(name)
      const download = underWay.get(name)
      download?.abort.abort(new Error('the user cancelled the download'))
      await download?.done
      // Another process may be downloading it, or this one automatically.
      await models.cancel(name)
      return list()
    },
    async choose(name) {
      await requireManageable(name)
      await models.prefer(name).catch((error: unknown) => {
        if (error instanceof ModelError && error.code === 'unknown_model') throw new AppError('not_found')
        throw error
      })
      return list()
    },
    async remove(name) {
      await requireManageable(name)
      const download = underWay.get(name)
      if (download) {
        // It may not have locked the model's folder yet, or not have unlocked it after its last file.
        const all = await models.list()
        if (all.find((model) => model.name === name)?.state.status !== 'ready') throw new AppError('model_busy')
        await download.done
      }
      try {
        await models.remove(name)
      } catch (error) {
        if (error instanceof ModelError && error.code === 'busy') throw new AppError('model_busy', { cause: error })
        throw error
      }
      return list()
    },
    async close() {
      const open = [...underWay.values()]
      for (const { abort } of open) abort.abort(new Error('the process is stopping'))
      await Promise.all(open.map(({ done }) => done))
    },
  }
  return service
}
