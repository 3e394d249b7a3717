import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** What an analyst is given: data, never instructions. */
export interface AnalysisInput {
  /** In order; `index` counts from 0 without gaps. Bare transcripts come split at longer pauses only. */
  sentences: readonly Sentence[]
  language: Language
  /** When the note was spoken; relative dates are resolved against it. */
  recordedAt: Date
  /** IANA name of the speaker's time zone. */
  timezone: string
}

/** Draws from a transcript what follows from it. Every item's evidence is in the transcript. */
export interface Analyst {
  /** `builtin`, or the provider's name; stored with the analysis and shown. */
  readonly id: string
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<AnalysisContent>
}
