import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { listTellable } from '#server/features/pipeline/tellable-engines.service.ts'
import { addCall } from '#server/http/add-call.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { getSpeechStatus } from '#shared/contract/system.ts'
import type { SpeechProblem } from '#shared/errors/server-messages.ts'
import { LANGUAGES, pickLanguage } from '#shared/languages.ts'

/** Engines with these problems were never set up, so they won't become ready by themselves. */
const NOT_SET_UP: readonly SpeechProblem[] = ['not_configured', 'not_installed', 'no_model']

/** A note that may be transcribed by any engine. */
const ANY_NOTE = { engine: null, model: null, engineAsked: null }

/** Adds the route that lists which engines are ready and what the others lack. */
export function addSpeechStatusRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, getSpeechStatus, async ({ request }) => {
    const messages = messagesIn(pickLanguage(request.headers['accept-language']))
    const engines = context.speech.list().map(async (engine) => {
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
        problem: readiness.ready ? null : messages.speech[readiness.problem],
      }
    })
    const languages = LANGUAGES.map(async (language) => {
      const tellable = await listTellable(context, ANY_NOTE, language)
      return tellable.length > 0 ? [language] : []
    })
    return {
      engines: await Promise.all(engines),
      passageLanguages: (await Promise.all(languages)).flat(),
      tellsSpeakers: (await context.turnFinder.model()) !== null,
    }
  })
}
