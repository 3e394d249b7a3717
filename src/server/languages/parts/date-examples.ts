import type { Examples } from './rule.ts'

/**
 * Examples of the date rules, by rule id: texts that a rule recognises, and similar texts that it leaves alone. They
 * are the rule's tests.
 */
export type DateExamples = Readonly<Record<string, Examples>>
