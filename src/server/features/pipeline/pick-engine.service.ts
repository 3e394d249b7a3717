import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine, type Wait } from '#server/speech/engines.ts'

/** The engine for a note: the one asked for by name, else the first that is ready; or why the note has to wait. */
export function pickEngineFor(
  { speech }: Pick<Context, 'speech'>,
  { engineAsked, languageAsked }: Pick<NoteRow, 'engineAsked' | 'languageAsked'>,
): Promise<SpeechEngine | Wait> {
  if (engineAsked === null) return speech.pick(languageAsked)
  const asked = speech.list().filter((engine) => engine.id === engineAsked)
  return pickEngine(asked, languageAsked)
}

/** Tells why a note has to wait from the engine that serves it. */
export function isWait(picked: SpeechEngine | Wait): picked is Wait {
  return 'waitingCode' in picked
}
