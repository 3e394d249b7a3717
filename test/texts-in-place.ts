import { TEXT_WORK, type TextWork } from '#server/analysis/threads/text-work.ts'

/** Runs the text functions in the test's own thread: starting one for each server would cost the tests a minute. */
export const TEXTS_IN_PLACE: TextWork = {
  analyse: async (input) => TEXT_WORK.analyse(input),
  gatherFacts: async (input) => TEXT_WORK.gatherFacts(input),
  findClosings: async (input) => TEXT_WORK.findClosings(input),
}
