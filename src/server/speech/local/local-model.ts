import type { EngineCapabilities } from '#server/speech/engine.ts'
import type { SpeechProblem } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'
import type { ModelFamily, ModelFiles } from './model-files.ts'
import { takesLanguage, takesTerms, writesAsTold } from './recogniser-config.ts'

/** A model with all its files present. */
export interface LocalModel {
  /** As shown to the user. */
  title: string
  files: ModelFiles
  /** Null: all our languages, as far as is known. */
  languages: readonly Language[] | null
}

/** The model to use now, or the problem and the title of the model that would be used. */
export type ModelChoice = { model: LocalModel } | { problem: SpeechProblem; title: string }

/** Capabilities while no model is known. */
export const NO_MODEL: EngineCapabilities = {
  languages: null,
  timestamps: 'none',
  detectsLanguage: false,
  takesLanguage: false,
  takesTerms: false,
  needsNetwork: false,
  draft: false,
}

/** Returns a model's capabilities, which depend on its family. */
export function describeModel(model: LocalModel): EngineCapabilities {
  const { family } = model.files
  return {
    languages: model.languages,
    timestamps: TIMED.has(family) ? 'word' : 'none',
    detectsLanguage: !writesAsTold(model.files),
    takesLanguage: takesLanguage(model.files),
    takesTerms: takesTerms(model.files),
    needsNetwork: false,
    draft: false,
  }
}

const TIMED: ReadonlySet<ModelFamily> = new Set(['transducer', 'streaming', 'ctc'])
