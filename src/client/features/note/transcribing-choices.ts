import type { VoiceNote } from '#shared/contract/notes.ts'
import type { SpeechStatus } from '#shared/contract/system.ts'
import type { EngineId } from '#shared/contract/transcribing.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

type Engine = SpeechStatus['engines'][number]

/**
 * The choices for a new transcription: engines for the note's own language, and other languages that some engine knows.
 */
export interface TranscribingChoices {
  engines: Array<{ id: EngineId; model: string }>
  languages: Language[]
  /** A better engine than that of the current text. */
  better: EngineId | null
}

/** Selects from the engines that are ready, in the server's order, best first. */
export function findTranscribingChoices(
  note: Pick<VoiceNote, 'engine' | 'language'>,
  engines: readonly Engine[],
): TranscribingChoices {
  const ready = engines.filter((engine) => engine.ready)
  const serving = note.language === null ? ready : ready.filter((engine) => serves(engine, note.language))
  return {
    engines: serving.map(({ id, model }) => ({ id, model })),
    languages: LANGUAGES.filter(
      (language) => language !== note.language && ready.some((engine) => serves(engine, language)),
    ),
    better: note.engine?.draft ? (serving.find((engine) => !engine.draft)?.id ?? null) : null,
  }
}

function serves({ languages }: Engine, language: Language | null): boolean {
  return languages === null || (language !== null && languages.includes(language))
}
