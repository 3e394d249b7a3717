import type { NoteAnalysis } from '#shared/contract/analysis.ts'

/** Returns whether a note's summary consists of its own sentences, chosen by the builtin analyst: its *Highlights*. */
export function hasHighlights({ analyst, account }: Pick<NoteAnalysis, 'analyst' | 'account'>): boolean {
  return analyst === 'builtin' || (account !== null && (account.failure !== null || account.summaryReplaced))
}
