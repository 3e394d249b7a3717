import type { NoteAnalysis, NoteEvent, NoteFollowUp } from '#shared/contract/analysis.ts'
import type { AnalysisRow } from './analysis.queries.ts'

/** Presents an analysis with its follow-ups and events, and with the note's current title and tags. */
export function presentAnalysis(
  note: { title: string; ownTags: string[] | null },
  analysis: AnalysisRow,
  actionItems: NoteFollowUp[],
  events: NoteEvent[],
): NoteAnalysis {
  return {
    noteId: analysis.noteId,
    depth: analysis.depth,
    analyst: analysis.analyst,
    account: analysis.account,
    transcriptVersion: analysis.transcriptVersion,
    createdAt: analysis.createdAt.toISOString(),
    title: note.title,
    summary: analysis.summary,
    keyPoints: analysis.keyPoints,
    tags: note.ownTags ?? analysis.tags,
    sentiment: analysis.sentiment,
    sentimentScore: analysis.sentimentScore,
    actionItems,
    events,
    decisions: analysis.decisions,
    questions: analysis.questions,
  }
}
