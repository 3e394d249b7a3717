import { NoteLimitNotice } from '#client/features/dashboard/components/note-limit-notice.tsx'
import { StatCards } from '#client/features/dashboard/components/stat-cards.tsx'
import { TasksAndEvents } from '#client/features/dashboard/components/tasks-and-events.tsx'
import { WaitingQuestions } from '#client/features/dashboard/components/waiting-questions.tsx'
import { RecentNotes } from '#client/features/notes/components/recent-notes.tsx'
import { RecorderPanel } from '#client/features/recorder/components/recorder-panel.tsx'
import { UploadPanel } from '#client/features/uploads/components/upload-panel.tsx'
import { AnalysisProgress } from '#client/premium/analysis-progress.tsx'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { DashboardGrid } from './dashboard-grid.tsx'

/** Record, what needs an answer, what is to be done, upload, the newest notes, and the statistics at the end. */
export function DashboardPanels() {
  return (
    <>
      <NoteLimitNotice />
      <AnalysisProgress className="mb-6 rounded-surface border border-hairline bg-surface p-5" />
      <DashboardGrid
        first={
          <>
            <PanelBoundary>
              <RecorderPanel />
            </PanelBoundary>
            <PanelBoundary>
              <WaitingQuestions />
            </PanelBoundary>
          </>
        }
        aside={
          <>
            <PanelBoundary>
              <TasksAndEvents />
            </PanelBoundary>
            <PanelBoundary>
              <UploadPanel />
            </PanelBoundary>
          </>
        }
        rest={
          <>
            <PanelBoundary>
              <RecentNotes />
            </PanelBoundary>
            <PanelBoundary>
              <StatCards />
            </PanelBoundary>
          </>
        }
      />
    </>
  )
}
