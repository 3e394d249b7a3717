import type { AnalysisFailure } from '#shared/contract/analysis.ts'
import type { ModelUsage } from './language-model.ts'

/** The reason why a language model gave no answer. Contains neither the key nor anything a user said. */
export class LanguageModelError extends Error {
  readonly code: AnalysisFailure
  /** Usage of the failed attempts. */
  readonly usage: ModelUsage

  constructor(code: AnalysisFailure, message: string, usage: ModelUsage) {
    super(message)
    this.name = 'LanguageModelError'
    this.code = code
    this.usage = usage
  }

  /** Whether the next call would fail the same way. */
  get lasting(): boolean {
    return ['refused_key', 'no_credit', 'rejected'].includes(this.code)
  }
}
