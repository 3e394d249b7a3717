import { RecorderBar } from '#client/features/recorder/components/recorder-bar.tsx'
import { UploadWatch } from '#client/features/uploads/components/upload-watch.tsx'
import { RefreshAtMidnight } from '../refresh-at-midnight.tsx'
import { TaskReminders } from '../task-reminders.tsx'

/** What runs on every screen: recording, uploads, and reminders of tasks. */
export function WorkUnderWay() {
  return (
    <>
      <RefreshAtMidnight />
      <TaskReminders />
      <UploadWatch />
      <RecorderBar />
    </>
  )
}
