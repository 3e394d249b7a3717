import type { Context } from '#server/context.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine } from '#server/speech/engines.ts'
import { createHandlers } from '#server/worker.ts'

/** The server's own service, as if it were a model on this machine that can't be told the language. */
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

/** Runs `work` with other engines: these transcribe notes, and `tellable` passages in a language they are told. */
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

/** Runs all queued jobs with the engines that the context has now. */
export function drainJobs(context: Context): Promise<unknown> {
  return context.jobs.drain(createHandlers(context))
}
