import type { ActionItem, CalendarEvent, NoteAnalysis } from '#shared/contract/analysis.ts'
import type { AnalysisRow, DetectedEventRow, FollowUpRow } from './analysis.queries.ts'

/** An analysis with the tasks and events that came of it. */
export function presentAnalysis(
  title: string,
  analysis: AnalysisRow,
  tasks: readonly FollowUpRow[],
  events: readonly DetectedEventRow[],
): NoteAnalysis {
  return {
    noteId: analysis.noteId,
    analyst: analysis.analyst,
    transcriptVersion: analysis.transcriptVersion,
    createdAt: analysis.createdAt.toISOString(),
    title,
    summary: analysis.summary,
    keyPoints: analysis.keyPoints,
    tags: analysis.tags,
    sentiment: analysis.sentiment,
    sentimentScore: analysis.sentimentScore,
    actionItems: tasks.map(presentTask),
    events: events.map(presentEvent),
    decisions: analysis.decisions,
    questions: analysis.questions,
  }
}

function presentTask(task: FollowUpRow): ActionItem {
  const { title, description, who, dueDate, priority, evidence } = task
  return { title, description, who, dueDate, dueAt: task.dueAt?.toISOString() ?? null, priority, evidence }
}

function presentEvent(event: DetectedEventRow): CalendarEvent {
  const { title, description, day, allDay, place, people, confidence, evidence } = event
  return {
    ...{ title, description, day, allDay, place, people, confidence, evidence },
    dateTime: event.dateTime?.toISOString() ?? null,
    end: event.endsAt?.toISOString() ?? null,
  }
}
