import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { closeRecorderSheet, openRecorderSheet, recorderSheet } from '#client/lib/recordings/recorder-sheet.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { recorder } from '../capture/browser-recorder.ts'
import { useRecorder } from '../hooks/use-recorder.ts'
import { useRecorderKeys } from '../hooks/use-recorder-keys.ts'
import { isUnderWay } from '../recorder-state.ts'

const RecorderSheet = lazyPart(async () => (await import('./recorder-sheet.tsx')).RecorderSheet)

/** Opens the recorder above every screen but the dashboard, which has its own: by the Record buttons, or with R. */
export function RecordAnywhere() {
  const { pathname } = useLocation()
  const sheet = useSyncExternalStore(recorderSheet.subscribe, recorderSheet.get)
  const isHome = pathname === '/'
  const shownOn = useRef(pathname)
  useEffect(() => {
    // Record may be pressed before this is loaded, which is no change of the screen.
    const hasLeft = shownOn.current !== pathname
    shownOn.current = pathname
    // A recording goes on above the next screen.
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
