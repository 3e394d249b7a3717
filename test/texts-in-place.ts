import { TEXT_WORK, type TextWork } from '#server/analysis/threads/text-work.ts'

/**
 * Runs the text functions in the test's own thread, because starting a thread for each server would make the tests a
 * minute longer.
 */
export const TEXTS_IN_PLACE: TextWork = {
  analyse: async (input) => TEXT_WORK.analyse(input),
  gatherFacts: async (input) => TEXT_WORK.gatherFacts(input),
  findClosings: async (input) => TEXT_WORK.findClosings(input),
}
