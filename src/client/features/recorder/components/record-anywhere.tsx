import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { closeRecorderSheet, openRecorderSheet, recorderSheet } from '#client/lib/recordings/recorder-sheet.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { useRecorder } from '../hooks/use-recorder.ts'
import { useRecorderKeys } from '../hooks/use-recorder-keys.ts'
import { isUnderWay } from '../recorder-state.ts'

const RecorderSheet = lazyPart(async () => (await import('./recorder-sheet.tsx')).RecorderSheet)

/**
 * Opens the recorder on top of every screen but the dashboard, which has its own. The Record buttons and the R key open
 * it.
 */
export function RecordAnywhere() {
  const { pathname } = useLocation()
  const sheet = useSyncExternalStore(recorderSheet.subscribe, recorderSheet.get)
  const isHome = pathname === '/'
  const shownOn = useRef(pathname)
  useEffect(() => {
    // The user may press Record before this code is loaded, which is not a change of the screen.
    const hasLeft = shownOn.current !== pathname
    shownOn.current = pathname
    // The recorder stays open over the next screen while it is recording.
    if (pathname === '/' || (hasLeft && recorder.getState().phase === 'idle')) closeRecorderSheet()
  }, [pathname])
  if (isHome) return null
  if (sheet === 'closed') return <OpeningKey />
  return (
    <Suspense>
      <RecorderSheet starting={sheet === 'starting'} />
    </Suspense>
  )
}

/** R records, or stops a recording under way. The sheet, once open, has its own keys. */
function OpeningKey() {
  const state = useRecorder()
  useRecorderKeys({
    onToggle: () => {
      if (state.phase === 'recording') recorder.stop()
      openRecorderSheet(!isUnderWay(state))
    },
  })
  return null
}
