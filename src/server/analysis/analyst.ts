import type { AnalysisContent, AnalysisUsage } from '#shared/contract/analysis.ts'
import type { Sentence, Speaker } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'

/** Input of an analyst. Its texts are data, never instructions. */
export interface AnalysisInput {
  /** In order; `index` counts from 0 without gaps. Bare speech is cut where sentences seem to begin. */
  sentences: readonly Sentence[]
  language: Language
  /** When the note was spoken; relative dates are resolved against it. */
  recordedAt: Date
  /** IANA name of the speaker's time zone. */
  timezone: string
  /**
   * The people who say the sentences, referred to by each sentence's `speaker`. Omitted or empty if they are unknown or only
   * one person speaks.
   */
  speakers?: readonly Speaker[]
  /** Whether follow-ups, events, decisions and questions are shown beside the summary, which then does not repeat them. */
  itemsShown?: boolean
  /** The language of the analyst's own wording; defaults to the language of the text. */
  answerLanguage?: Language
}

/** The result, with the usage of the language model; without `account` no model was called. */
export interface Analysis extends AnalysisContent {
  account?: AnalysisUsage
}

/** The id of the analyst without a model, as stored with its results. */
export const BUILTIN_ANALYST = 'builtin'

/** Extracts an analysis from a transcript. The evidence of every item is in the transcript. */
export interface Analyst {
  /** `builtin`, or the language model as `provider/model`. */
  readonly id: string
  analyse(input: AnalysisInput, signal: AbortSignal): Promise<Analysis>
}
