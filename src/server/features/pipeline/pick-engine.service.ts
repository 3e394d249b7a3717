import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine, type Wait } from '#server/speech/engines.ts'

/**
 * Picks the engine for a note: the one requested by name, else the first that is ready. Returns a `Wait` if there is
 * none.
 */
export function pickEngineFor(
  { speech }: Pick<Context, 'speech'>,
  { engineAsked, languageAsked }: Pick<NoteRow, 'engineAsked' | 'languageAsked'>,
): Promise<SpeechEngine | Wait> {
  if (engineAsked === null) return speech.pick(languageAsked)
  const requested = speech.list().filter((engine) => engine.id === engineAsked)
  return pickEngine(requested, languageAsked)
}

/** Returns whether the note has to wait for an engine. */
export function isWait(picked: SpeechEngine | Wait): picked is Wait {
  return 'waitingCode' in picked
}
