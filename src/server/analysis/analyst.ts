import type { AnalysisContent, AnalysisUsage } from '#shared/contract/analysis.ts'
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
  /** The language to answer in, where the analyst writes in its own words; left out: the text's. */
  answerLanguage?: Language
}

/** What was drawn, and how a language model fared with it; without `account` none was asked. */
export interface Analysis extends AnalysisContent {
  account?: AnalysisUsage
}

/** The id of the analyst without a model, as stored with what it drew. */
export const BUILTIN_ANALYST = 'builtin'

/** Draws from a transcript what follows from it. Every item's evidence is in the transcript. */
export interface Analyst {
  /** `builtin`, or the language model as `provider/model`. */
  readonly id: string
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<Analysis>
}
