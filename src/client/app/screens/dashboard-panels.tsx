import { NextSteps } from '#client/features/dashboard/components/next-steps.tsx'
import { RecorderPanel } from '#client/features/recorder/components/recorder-panel.tsx'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { AnalysisProgress } from '#client/premium/analysis-progress.tsx'
import { NoteLimitNotice } from '#client/premium/note-limit-notice.tsx'
import { Deferred } from '#client/ui/deferred/deferred.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { DashboardGrid } from './dashboard-grid.tsx'

// These are built into one file (scripts/chunk-groups.ts).
const WaitingQuestions = lazyPart(
  withTexts(async () => (await import('#client/features/dashboard/components/waiting-questions.tsx')).WaitingQuestions),
)
const UploadPanel = lazyPart(
  withTexts(async () => (await import('#client/features/uploads/components/upload-panel.tsx')).UploadPanel),
)
const RecentNotes = lazyPart(
  withTexts(async () => (await import('#client/features/notes/components/recent-notes.tsx')).RecentNotes),
)
const StatCards = lazyPart(withTexts(async () => (await import('#client/stats/stat-cards.tsx')).StatCards))

/** Makes loading a panel also load its texts, which Today does not need before. */
function withTexts<Panel>(load: () => Promise<Panel>): () => Promise<Panel> {
  return async () => (await Promise.all([load(), loadSharingTexts()]))[0]
}

/**
 * The panels in order: Record, what needs an answer, what is to be done, upload, the newest notes, and the statistics
 * at the end. Recording and what is to be done come first, and the rest when the browser has time.
 */
export function DashboardPanels() {
  return (
    <>
      <NoteLimitNotice className="mb-6" />
      <AnalysisProgress className="mb-6 rounded-surface border border-hairline bg-surface p-5" />
      <DashboardGrid
        first={
          <>
            <PanelBoundary>
              <RecorderPanel />
            </PanelBoundary>
            <PanelBoundary>
              <Deferred>
                <WaitingQuestions />
              </Deferred>
            </PanelBoundary>
          </>
        }
        aside={
          <>
            <PanelBoundary>
              <NextSteps />
            </PanelBoundary>
            <PanelBoundary>
              <Deferred place={<Skeleton className="h-52 rounded-surface" />}>
                <UploadPanel />
              </Deferred>
            </PanelBoundary>
          </>
        }
        rest={
          <>
            <PanelBoundary>
              <Deferred place={<Skeleton className="h-96 rounded-surface" />}>
                <RecentNotes />
              </Deferred>
            </PanelBoundary>
            <PanelBoundary>
              <Deferred place={<Skeleton className="h-44 rounded-surface" />}>
                <StatCards />
              </Deferred>
            </PanelBoundary>
          </>
        }
      />
    </>
  )
}
