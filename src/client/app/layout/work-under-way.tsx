import { RecorderBar } from '#client/features/recorder/components/recorder-bar.tsx'
import { UploadWatch } from '#client/features/uploads/components/upload-watch.tsx'
import { DayTurn } from '../day-turn.tsx'
import { TaskReminders } from '../task-reminders.tsx'

/** What goes on whatever screen is shown: recording, uploads, and reminders of tasks. */
export function WorkUnderWay() {
  return (
    <>
      <DayTurn />
      <TaskReminders />
      <UploadWatch />
      <RecorderBar />
    </>
  )
}
