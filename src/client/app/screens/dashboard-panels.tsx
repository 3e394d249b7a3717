import { NoteLimitNotice } from '#client/features/dashboard/components/note-limit-notice.tsx'
import { StatCards } from '#client/features/dashboard/components/stat-cards.tsx'
import { TasksAndEvents } from '#client/features/dashboard/components/tasks-and-events.tsx'
import { RecentNotes } from '#client/features/notes/components/recent-notes.tsx'
import { RecorderPanel } from '#client/features/recorder/components/recorder-panel.tsx'
import { UploadPanel } from '#client/features/uploads/components/upload-panel.tsx'
import { AnalysisProgress } from '#client/premium/analysis-progress.tsx'
import { PanelBoundary } from '#client/ui/feedback/panel-boundary.tsx'
import { DashboardGrid } from './dashboard-grid.tsx'

/** Record, upload, the statistics, the newest notes and their follow-ups. */
export function DashboardPanels() {
  return (
    <>
      <NoteLimitNotice />
      <AnalysisProgress className="mb-6 rounded-surface border border-hairline bg-surface p-5" />
      <DashboardGrid
        main={
          <>
            <PanelBoundary>
              <RecorderPanel />
            </PanelBoundary>
            <PanelBoundary>
              <StatCards />
            </PanelBoundary>
            <PanelBoundary>
              <RecentNotes />
            </PanelBoundary>
          </>
        }
        aside={
          <>
            <PanelBoundary>
              <UploadPanel />
            </PanelBoundary>
            <PanelBoundary>
              <TasksAndEvents />
            </PanelBoundary>
          </>
        }
      />
    </>
  )
}
