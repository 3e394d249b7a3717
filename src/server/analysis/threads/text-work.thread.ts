import { TEXT_WORK } from './text-work.ts'

// The thread pool calls these by name.
export const { analyse, gatherFacts, findClosings } = TEXT_WORK
