import type { Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { analyseText } from '../builtin/builtin-analyst.ts'
import { findClosings, type OpenFollowUp } from '../closings/find-closings.ts'
import { gatherNoteFacts } from '../coaching/gather-facts.ts'

/** Everything that depends only on a text: pure functions that may take seconds of CPU time for a long text. */
export const TEXT_WORK = {
  analyse: analyseText,
  gatherFacts: ({ sentences, language }: FactsInput) => gatherNoteFacts(sentences, language),
  findClosings: ({ sentences, spoken, followUps }: ClosingsInput) => findClosings(sentences, spoken, followUps),
}

interface FactsInput {
  sentences: readonly Sentence[]
  language: Language
}

interface ClosingsInput {
  sentences: readonly Sentence[]
  spoken: Spoken
  followUps: readonly OpenFollowUp[]
}

/** The same functions, run without blocking the event loop. A call rejects with the signal's reason if aborted. */
export type TextWork = {
  [Name in keyof typeof TEXT_WORK]: (
    input: Parameters<(typeof TEXT_WORK)[Name]>[0],
    signal?: AbortSignal,
  ) => Promise<ReturnType<(typeof TEXT_WORK)[Name]>>
}
