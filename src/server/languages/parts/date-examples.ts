import type { Examples } from './rule.ts'

/**
 * Examples of the rules of dates, by the rule's id: words that it reads, and words that look like it and that it leaves
 * alone. They are the rule's tests.
 */
export type DateExamples = Readonly<Record<string, Examples>>
