import { Suspense } from 'react'
import { FollowUpReminders } from '#client/app/follow-up-reminders.tsx'
import { RecordAnywhere } from '#client/features/recorder/components/record-anywhere.tsx'
import { RecorderBar } from '#client/features/recorder/components/recorder-bar.tsx'
import { SendLeftovers } from '#client/features/recorder/components/send-leftovers.tsx'
import { UploadWatch } from '#client/features/uploads/components/upload-watch.tsx'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { lazyExtra } from '#client/ui/deferred/lazy-part.ts'
import { RefreshAtMidnight } from '../refresh-at-midnight.tsx'
import { ShortcutsKey } from '../shortcuts/shortcuts-key.tsx'
import { useKeepTimezone } from './use-keep-timezone.ts'
import { useOfflineCopy } from './use-offline-copy.ts'

// If it can't be loaded, the recorder beside it must continue.
const NotificationBell = lazyExtra(async () => {
  const [{ NotificationBell: Bell }] = await Promise.all([
    import('#client/features/notifications/components/notification-bell.tsx'),
    loadSharingTexts(),
  ])
  return Bell
})

const FrameLines = lazyExtra(async () => {
  const [{ FrameLines: Lines }] = await Promise.all([import('./frame-lines.tsx'), loadSharingTexts()])
  return Lines
})

/**
 * Everything that runs on every screen once it is painted: recording, uploads, leftover recordings, reminders, the
 * offline copy, the time zone, the shortcuts window, and the bell in the header.
 */
export function WorkUnderWay() {
  useKeepTimezone()
  useOfflineCopy()
  const bell = document.querySelector('#bell')
  return (
    <>
      <RefreshAtMidnight />
      <FollowUpReminders />
      <UploadWatch />
      <Suspense>
        <FrameLines />
      </Suspense>
      <RecorderBar />
      <RecordAnywhere />
      <SendLeftovers />
      <ShortcutsKey />
      <Suspense>{bell && <NotificationBell slot={bell} />}</Suspense>
    </>
  )
}
