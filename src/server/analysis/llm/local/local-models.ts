import { freemem } from 'node:os'
import type { LocalLanguageModel } from '#server/models/model-folder.ts'
import type { LanguageModelClient } from '../language-model.ts'
import type { LocalModelUse } from '../llm-settings.ts'
import { LocalModelClient } from './local-client.ts'
import { hasLocalRuntime } from './local-runtime.ts'

/** The language models of this machine, one of which is in use at a time. */
export interface LocalModels {
  /**
   * Returns a client of the model to use now: the best one that is present and either fits into the free memory or is already
   * loaded. Null if there is none.
   */
  choose(): Promise<LanguageModelClient | null>
  /** Returns the same, for a caller who is waiting for the answer: null also if the model is working on something else. */
  chooseIdle(): Promise<LanguageModelClient | null>
  /** The process that holds the model, if there is one; for measurements. */
  readonly processId: number | null
  close(): Promise<void>
}

interface Surroundings {
  library: { languageModels(): Promise<LocalLanguageModel[]> }
  /** Returns the free memory in bytes. Tests replace it, and the next function too. */
  freeMemory?: () => number
  canRun?: () => boolean
}

/** Creates the registry of local models. No process is started before a model is asked. */
export function openLocalModels(
  use: Omit<LocalModelUse, 'chosen' | 'fetch'>,
  { library, freeMemory = freemem, canRun = hasLocalRuntime }: Surroundings,
): LocalModels {
  let current: { model: LocalLanguageModel; client: LocalModelClient } | null = null

  async function choose(): Promise<LanguageModelClient | null> {
    if (!canRun()) return null
    const models = await library.languageModels()
    // A model that is being loaded already takes memory.
    const isInUse = ({ path }: LocalLanguageModel) =>
      current?.model.path === path && (current.client.processId !== null || current.client.busy)
    const best = models.find((model) => isInUse(model) || model.memoryBytes <= freeMemory())
    if (!best) return null
    if (current?.model.path !== best.path) {
      await current?.client.close()
      const { timeoutMs, contextTokens, idleMs } = use
      const { name, path } = best
      current = { model: best, client: new LocalModelClient({ name, path, timeoutMs, contextTokens, idleMs }) }
    }
    return current.client
  }

  return {
    choose,
    chooseIdle: async () => (current?.client.busy ? null : choose()),
    get processId() {
      return current?.client.processId ?? null
    },
    close: async () => current?.client.close(),
  }
}
