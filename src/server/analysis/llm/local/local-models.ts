import { freemem } from 'node:os'
import type { LocalModelUse } from '#server/config.ts'
import type { LocalLanguageModel } from '#server/models/model-folder.ts'
import type { LanguageModelClient } from '../language-model.ts'
import { LocalModelClient } from './local-client.ts'
import { hasLocalRuntime } from './local-runtime.ts'

/** The language models of this machine, of which one is in use at a time. */
export interface LocalModels {
  /**
   * Returns a client of the model to use now: the best one that is present and fits the free memory, or is loaded
   * already. Null if there is none.
   */
  choose(): Promise<LanguageModelClient | null>
  /** The same for somebody who waits for the answer: null too while the model works on something else. */
  chooseIdle(): Promise<LanguageModelClient | null>
  /** The process that holds the model, if there is one; for measurements. */
  readonly processId: number | null
  close(): Promise<void>
}

interface Surroundings {
  library: { languageModels(): Promise<LocalLanguageModel[]> }
  /** In bytes; tests replace it, as they do the next one. */
  freeMemory?: () => number
  canRun?: () => boolean
}

/** Starts nothing before a model is asked. */
export function openLocalModels(
  use: Omit<LocalModelUse, 'chosen' | 'fetch'>,
  { library, freeMemory = freemem, canRun = hasLocalRuntime }: Surroundings,
): LocalModels {
  let current: { model: LocalLanguageModel; client: LocalModelClient } | null = null

  async function choose(): Promise<LanguageModelClient | null> {
    if (!canRun()) return null
    const models = await library.languageModels()
    // One that is being loaded takes memory already.
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
