import type { Logger } from '#server/logger.ts'
import type { WaitingCode } from '#shared/errors/codes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { DraftEngine } from './draft.ts'
import type { Readiness, SpeechEngine } from './engine.ts'
import { LocalEngine } from './local/local-engine.ts'
import type { LocalModel, ModelChoice } from './local/local-model.ts'
import { PREFIXES } from './pocketsphinx.ts'
import { RemoteEngine, type RemoteSettings } from './remote.ts'

export interface SpeechSettings {
  /** `auto`: the first engine that is ready; otherwise only this one. */
  transcriptionEngine: 'auto' | 'remote' | 'local' | 'draft'
  /** Null: no service is configured. */
  remote: RemoteSettings | null
  /** The local model is unloaded after this many idle milliseconds. */
  localIdleMs: number
}

/** Why a note has to wait. For a service that is unreachable or busy also since and until when, if known. */
export interface Wait {
  waitingCode: WaitingCode
  since: Date | null
  until: Date | null
}

/** The engines that the settings allow, best first. */
export interface SpeechEngines {
  list(): readonly SpeechEngine[]
  /**
   * Lists the engines that may take the language they are told, best first: those that the settings allow, except a
   * draft engine, and a second local model. Ask each for its readiness first, then for its capabilities.
   */
  listTellable(): readonly SpeechEngine[]
  /**
   * Picks the first engine that is ready and serves the language. If there is none, returns why the note has to wait.
   * @param language null if unknown; then an engine must detect the language or serve English.
   */
  pick(language: Language | null): Promise<SpeechEngine | Wait>
  close(): Promise<void>
}

interface SpeechSurroundings {
  /** Returns the local model to use. */
  models: { choose(): Promise<ModelChoice>; chooseTellable(): Promise<LocalModel | null> }
  logger: Pick<Logger, 'warn'>
  /** The folder is cleared when the server starts, so that a killed process leaves no audio behind. */
  workDir: string
}

/** Builds the engines. None of them does any work before it is used. */
export function createSpeechEngines(
  settings: SpeechSettings,
  { models, logger, workDir }: SpeechSurroundings,
): SpeechEngines {
  const openLocal = (chooseModel: () => Promise<ModelChoice>) =>
    new LocalEngine({
      chooseModel,
      idleMs: settings.localIdleMs,
      onTermsRefused: (model, error) => logger.warn({ err: error, model }, 'the model runs without the users’ terms'),
    })
  const isAllowed = ({ id }: SpeechEngine) =>
    settings.transcriptionEngine === 'auto' || id === settings.transcriptionEngine
  const remote = new RemoteEngine(settings.remote)
  const local = openLocal(() => models.choose())
  // It has a separate process, so that the first model stays loaded.
  const tellable = openLocal(async () => {
    const model = await models.chooseTellable()
    return model ? { model } : { problem: 'no_model', title: '' }
  })
  const all: SpeechEngine[] = [remote, local, new DraftEngine(PREFIXES, workDir), tellable]
  const allowed = all.filter((engine) => engine !== tellable && isAllowed(engine))
  return {
    list: () => allowed,
    listTellable: () => [remote, local, tellable].filter(isAllowed),
    pick: (language) => pickEngine(allowed, language),
    async close() {
      await Promise.all(all.map((engine) => engine.close()))
    },
  }
}

/** See `SpeechEngines.pick`. */
export async function pickEngine(
  engines: readonly SpeechEngine[],
  language: Language | null,
): Promise<SpeechEngine | Wait> {
  let someReady = false
  let outage: Wait | null = null
  for (const engine of engines) {
    const readiness = await engine.readiness()
    if (readiness.ready && serves(engine, language)) return engine
    someReady ||= readiness.ready
    if (!readiness.ready && serves(engine, language)) outage ??= readOutage(readiness)
  }
  return outage ?? { waitingCode: someReady ? 'no_engine_for_language' : 'no_engine', since: null, until: null }
}

function readOutage({ problem, since, until }: Readiness & { ready: false }): Wait | null {
  const times = { since: since ?? null, until: until ?? null }
  if (problem === 'unreachable') return { waitingCode: 'service_unreachable', ...times }
  return problem === 'busy' ? { waitingCode: 'service_busy', ...times } : null
}

function serves(engine: SpeechEngine, language: Language | null): boolean {
  const { languages, detectsLanguage } = engine.capabilities
  if (language === null && detectsLanguage) return true
  return languages === null || languages.includes(language ?? DEFAULT_LANGUAGE)
}
