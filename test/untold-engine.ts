import type { Context } from '#server/context.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine } from '#server/speech/engines.ts'
import { createHandlers } from '#server/worker.ts'

/** Returns the server's own service as an engine that runs a model on this machine and can't be told the language. */
export function untoldEngine({ speech }: Pick<Context, 'speech'>): SpeechEngine {
  const [service] = speech.list()
  if (!service) throw new Error('there is no engine')
  return {
    id: 'local',
    model: 'Untold',
    parallel: 4,
    capabilities: { ...service.capabilities, takesLanguage: false, needsNetwork: false },
    readiness: () => service.readiness(),
    transcribe: (request) => service.transcribe(request),
    close: async () => undefined,
  }
}

/**
 * Runs `work` with other engines. `engines` transcribe notes, and `tellable` transcribe passages in a language that
 * they are told.
 */
export async function withEngines<Result>(
  context: Context,
  { engines, tellable }: { engines: SpeechEngine[]; tellable: SpeechEngine[] },
  work: () => Promise<Result>,
): Promise<Result> {
  const own = context.speech
  context.speech = {
    list: () => engines,
    listTellable: () => tellable,
    pick: (language) => pickEngine(engines, language),
    close: async () => undefined,
  }
  try {
    return await work()
  } finally {
    context.speech = own
  }
}

/** Runs all queued jobs with the context's current engines. */
export function drainJobs(context: Context): Promise<unknown> {
  return context.jobs.drain(createHandlers(context))
}
