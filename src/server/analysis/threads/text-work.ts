import { analyseText } from '../builtin/builtin-analyst.ts'
import { findClosings } from '../closings/find-closings.ts'
import { gatherNoteFacts } from '../coaching/gather-facts.ts'

/** What follows from a text alone. Pure functions that may take seconds of CPU for a long text. */
export const TEXT_WORK = {
  analyse: analyseText,
  gatherFacts: ({ sentences, language }: { sentences: FactsInput[0]; language: FactsInput[1] }) =>
    gatherNoteFacts(sentences, language),
  findClosings: ({ sentences, spoken, tasks }: ClosingsInput) => findClosings(sentences, spoken, tasks),
}

type FactsInput = Parameters<typeof gatherNoteFacts>

interface ClosingsInput {
  sentences: Parameters<typeof findClosings>[0]
  spoken: Parameters<typeof findClosings>[1]
  tasks: Parameters<typeof findClosings>[2]
}

/** The same functions, run where they don't hold up the event loop. A call rejects with the signal's reason when aborted. */
export type TextWork = {
  [Name in keyof typeof TEXT_WORK]: (
    input: Parameters<(typeof TEXT_WORK)[Name]>[0],
    signal?: AbortSignal,
  ) => Promise<ReturnType<(typeof TEXT_WORK)[Name]>>
}
