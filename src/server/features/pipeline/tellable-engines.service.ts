import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import type { Language } from '#shared/languages.ts'

/** An engine that can be told the language. */
interface Tellable {
  engine: SpeechEngine
  /** Whether the note's text was written by another engine or model. */
  isIndependent: boolean
}

type Origin = Pick<NoteRow, 'engine' | 'model' | 'engineAsked'>

/**
 * Lists the engines that are ready, allowed for a note, and can be told a language: those that did not write the note's
 * text come first, and better ones before others.
 */
export async function listTellable(
  { speech }: Pick<Context, 'speech'>,
  note: Origin,
  language: Language,
): Promise<Tellable[]> {
  const found: Tellable[] = []
  for (const engine of speech.listTellable()) {
    if (note.engineAsked !== null && engine.id !== note.engineAsked) continue
    const { ready } = await engine.readiness()
    // It is known only now which model it runs.
    const { takesLanguage, languages } = engine.capabilities
    if (!ready || !takesLanguage || languages?.includes(language) === false) continue
    found.push({ engine, isIndependent: engine.id !== note.engine || engine.model !== note.model })
  }
  return found.sort((a, b) => Number(b.isIndependent) - Number(a.isIndependent))
}
