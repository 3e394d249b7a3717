import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { pickEngine, type Wait } from '#server/speech/engines.ts'
import type { WaitingCode } from '#shared/errors/codes.ts'
import type { Language } from '#shared/languages.ts'

const AWAY: readonly WaitingCode[] = ['service_unreachable', 'service_busy']

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

/** Picks the best of these engines. If there is none, returns why a passage in the language has to wait. */
export async function pickTellable(
  context: Pick<Context, 'speech'>,
  note: Origin,
  language: Language,
): Promise<SpeechEngine | Wait> {
  const [best] = await listTellable(context, note, language)
  if (best) return best.engine
  const allowed = context.speech.listTellable().filter(({ id }) => note.engineAsked === null || id === note.engineAsked)
  const other = await pickEngine(allowed, language)
  // An engine that is ready but can't be told the language.
  return 'waitingCode' in other ? other : { waitingCode: 'no_engine_for_language', since: null, until: null }
}

/** Returns whether a passage could be transcribed in a language, now or once a service that is away is back. */
export async function isTellable(context: Pick<Context, 'speech'>, note: Origin, language: Language): Promise<boolean> {
  const engine = await pickTellable(context, note, language)
  return !('waitingCode' in engine) || AWAY.includes(engine.waitingCode)
}
