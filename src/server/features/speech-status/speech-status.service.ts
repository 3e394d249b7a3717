import type { Context } from '#server/context.ts'
import type { SpeechStatus } from '#shared/contract/system.ts'
import type { SpeechProblem } from '#shared/errors/server-messages.ts'

/** Engines with these problems were never set up, so they won't become ready by themselves. */
const NOT_SET_UP: readonly SpeechProblem[] = ['not_configured', 'not_installed', 'no_model']

/** Returns the speech engines and what each is missing, in the words for whoever reads it. */
export function describeEngines(
  { speech }: Pick<Context, 'speech'>,
  problems: Record<SpeechProblem, string>,
): Promise<SpeechStatus['engines']> {
  return Promise.all(
    speech.list().map(async (engine) => {
      const readiness = await engine.readiness()
      const { languages, draft, needsNetwork } = engine.capabilities
      return {
        id: engine.id,
        model: engine.model,
        ready: readiness.ready,
        draft,
        needsNetwork,
        languages: languages ? [...languages] : null,
        setUp: readiness.ready || !NOT_SET_UP.includes(readiness.problem),
        problem: readiness.ready ? null : problems[readiness.problem],
      }
    }),
  )
}
