import { useTranslation } from 'react-i18next'
import { NoteLimitNotice } from '#client/features/dashboard/components/note-limit-notice.tsx'
import { StatCards } from '#client/features/dashboard/components/stat-cards.tsx'
import { TasksAndEvents } from '#client/features/dashboard/components/tasks-and-events.tsx'
import { RecentNotes } from '#client/features/notes/components/recent-notes.tsx'
import { RecorderPanel } from '#client/features/recorder/components/recorder-panel.tsx'
import { UploadPanel } from '#client/features/uploads/components/upload-panel.tsx'
import { useUser } from '#client/lib/use-session.ts'
import { PanelBoundary } from '#client/ui/panel-boundary.tsx'
import { ScreenTitle } from '#client/ui/screen-title.tsx'
import { displayName } from '../layout/display-name.ts'
import { partOfDay } from './part-of-day.ts'

/** The main screen: record, upload, the numbers, the newest notes and what they ask for. */
export function DashboardScreen() {
  const { t } = useTranslation('notes')
  const { t: tLayout } = useTranslation('layout')
  const name = displayName(useUser(), tLayout('executive'))
  return (
    <>
      <ScreenTitle documentTitle={tLayout('nav.dashboard')} className="mb-6 truncate pb-1">
        {t(`greeting.${partOfDay(new Date())}`, { name })}
      </ScreenTitle>
      <NoteLimitNotice />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          <PanelBoundary>
            <RecorderPanel />
          </PanelBoundary>
          <PanelBoundary>
            <StatCards />
          </PanelBoundary>
          <PanelBoundary>
            <RecentNotes />
          </PanelBoundary>
        </div>
        <div className="flex flex-col gap-8">
          <PanelBoundary>
            <UploadPanel />
          </PanelBoundary>
          <PanelBoundary>
            <TasksAndEvents />
          </PanelBoundary>
        </div>
      </div>
    </>
  )
}
