/**
 * What a clause of a note can state. `mine`, `theirs` and `open` are follow-ups of the speaker, of somebody else and of
 * nobody named; `task` is any of the three. A clause can state several things, or nothing.
 */
export const STATEMENT_KINDS = ['task', 'mine', 'theirs', 'open', 'decision', 'event', 'question'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]
