import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { isTellable } from '#server/features/pipeline/tellable-engines.service.ts'
import { addCall } from '#server/http/add-call.ts'
import { messagesIn } from '#server/languages/messages.ts'
import { getSpeechStatus } from '#shared/contract/system.ts'
import { LANGUAGES, pickLanguage } from '#shared/languages.ts'
import { describeEngines } from './speech-status.service.ts'

/** A note that may be transcribed by any engine. */
const ANY_NOTE = { engine: null, model: null, engineAsked: null }

/** Adds the route that lists which engines are ready and what the others lack. */
export function addSpeechStatusRoutes(app: FastifyInstance, context: Context): void {
  addCall(app, context.auth, getSpeechStatus, async ({ request }) => {
    const languages = LANGUAGES.map(async (language) =>
      (await isTellable(context, ANY_NOTE, language)) ? [language] : [],
    )
    const language = pickLanguage(request.headers['accept-language'])
    return {
      engines: await describeEngines(context, messagesIn(language).speech),
      passageLanguages: (await Promise.all(languages)).flat(),
      tellsSpeakers: (await context.turnFinder.model()) !== null,
    }
  })
}
