import type { NoteAnalysis, NoteEvent, NoteTask } from '#shared/contract/analysis.ts'
import type { AnalysisRow } from './analysis.queries.ts'

/** An analysis with the tasks and events that came of it, and the title and tags that the note bears now. */
export function presentAnalysis(
  note: { title: string; ownTags: string[] | null },
  analysis: AnalysisRow,
  actionItems: NoteTask[],
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
