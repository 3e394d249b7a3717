import { TEXT_WORK } from './text-work.ts'

// A thread's pool calls these by name.
export const { analyse, gatherFacts, findClosings } = TEXT_WORK
