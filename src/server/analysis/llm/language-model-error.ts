import type { AnalysisFailure } from '#shared/contract/analysis.ts'
import type { ModelUsage } from './language-model.ts'

/** Why a language model gave no answer. Its text holds neither the key nor anything a user said. */
export class LanguageModelError extends Error {
  readonly code: AnalysisFailure
  /** What the vain attempts took. */
  readonly usage: ModelUsage

  constructor(code: AnalysisFailure, message: string, usage: ModelUsage) {
    super(message)
    this.name = 'LanguageModelError'
    this.code = code
    this.usage = usage
  }

  /** Whether the next question would meet the same end. */
  get lasting(): boolean {
    return ['refused_key', 'no_credit', 'rejected'].includes(this.code)
  }
}
