import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine, type Wait } from '#server/speech/engines.ts'
import type { Language } from '#shared/languages.ts'

type Request = Pick<NoteRow, 'engineAsked' | 'languageAsked' | 'languageAssumed'>

/**
 * Picks the engine for a note: the one requested by name, else the first that is ready. Returns a `Wait` if there is
 * none. An engine that can't find the language of a note must serve the assumed one.
 */
export async function pickEngineFor(
  { speech }: Pick<Context, 'speech'>,
  request: Request,
): Promise<SpeechEngine | Wait> {
  const requested = speech.list().filter(({ id }) => id === request.engineAsked)
  const pick = (language: Language | null) =>
    request.engineAsked === null ? speech.pick(language) : pickEngine(requested, language)
  const picked = await pick(request.languageAsked)
  if (isWait(picked)) return picked
  const language = languageFor(picked, request)
  return language === request.languageAsked ? picked : pick(language)
}

/** Returns the language to tell an engine: the requested one, or the assumed one if the engine can't find it. */
export function languageFor(
  { capabilities }: Pick<SpeechEngine, 'capabilities'>,
  { languageAsked, languageAssumed }: Omit<Request, 'engineAsked'>,
): Language | null {
  return languageAsked ?? (capabilities.detectsLanguage ? null : languageAssumed)
}

/** Returns whether the note has to wait for an engine. */
export function isWait(picked: SpeechEngine | Wait): picked is Wait {
  return 'waitingCode' in picked
}
