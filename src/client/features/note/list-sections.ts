import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import type { ExportSection } from '#shared/contract/exports.ts'

/** Lists the non-empty sections of a document in order; all of them until the analysis is loaded. */
export function listSections(analysis: NoteAnalysis | undefined): ExportSection[] {
  const holds: Record<ExportSection, boolean> = {
    summary: analysis?.summary !== '',
    keyPoints: analysis?.keyPoints.length !== 0,
    tasks: analysis?.actionItems.length !== 0,
    events: analysis?.events.length !== 0,
    decisions: analysis?.decisions.length !== 0,
    questions: analysis?.questions.length !== 0,
    transcript: true,
  }
  return (Object.keys(holds) as ExportSection[]).filter((section) => holds[section])
}
