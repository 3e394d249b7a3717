import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { addNote } from '#client/api/notes/note-cache.ts'
import { endLostSession } from '#client/api/query-client.ts'
import { formatClock } from '#client/i18n/format.ts'
import { openRecorderSheet, recorderSheet } from '#client/lib/recordings/recorder-sheet.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { recorder, watchSending } from '../capture/browser-recorder.ts'
import { useRecorder, useSecondsHeard } from '../hooks/use-recorder.ts'
import { useWakeLock } from '../hooks/use-wake-lock.ts'
import { isUnderWay, type RecorderState } from '../recorder-state.ts'
import { RecordingLine } from './recording-line.tsx'
import { useSoundText } from './sound-line.tsx'

/**
 * Mounted once for the signed-in user, on every screen. When the recorder is not on the screen, it shows that a
 * recording or upload is running, and leads back to it. It also announces state changes, keeps the screen on, and
 * leaves the recording on the device on sign-out.
 */
export function RecorderBar() {
  const { t } = useTranslation('recorder')
  const { pathname } = useLocation()
  const client = useQueryClient()
  const state = useRecorder()
  const seconds = useSecondsHeard(state)
  useWakeLock(state.phase === 'recording')
  useEffect(() => watchSending({ onSent: (note) => addNote(client, note), onRefused: endLostSession }), [client])
  useEffect(() => () => recorder.putAside(), [])

  const warning = useSoundText({ interrupted: false, warning: state.phase === 'recording' ? state.warning : null })
  const sheet = useSyncExternalStore(recorderSheet.subscribe, recorderSheet.get)
  const shown = pathname !== '/' && sheet === 'closed' && isUnderWay(state)
  return (
    <>
      <LiveRegion message={useAnnouncement(state)} />
      <LiveRegion message={warning} />
      {shown && (
        <aside aria-label={t('title')}>
          <button
            type="button"
            title={t('backToRecorder')}
            onClick={() => openRecorderSheet(false)}
            className={joinClasses(
              'flex min-h-11 w-full animate-drop items-center justify-center gap-2.5 px-4 font-medium text-sm tabular-nums',
              state.phase === 'recording' ? 'bg-red-fill text-on-red' : 'bg-accent text-on-accent',
            )}
          >
            {state.phase === 'recording' && <span aria-hidden="true" className="size-2 rounded-full bg-current" />}
            {state.phase === 'recording' ? <RecordingLine state={state} seconds={seconds} /> : t('elsewhereUploading')}
          </button>
        </aside>
      )}
    </>
  )
}

/** Returns the screen reader announcement for a change of the recorder's state. */
function useAnnouncement(state: RecorderState): string {
  const { t } = useTranslation('recorder')
  const [hasPaused, setHasPaused] = useState(false)
  const stopped = state.phase === 'recording' && state.runningSince === null

  useEffect(() => {
    if (stopped) setHasPaused(true)
    else if (state.phase !== 'recording') setHasPaused(false)
  }, [stopped, state.phase])

  switch (state.phase) {
    case 'recording':
      if (state.paused) return t('announcePaused')
      if (state.interrupted) return t('sound.interrupted')
      return hasPaused ? t('announceResumed') : t('announceStarted')
    case 'recorded':
      return t('announceStopped', { length: formatClock(state.recording.seconds) })
    case 'uploading':
      return state.retryIn === null ? t('announceUploading') : t('waiting', { count: state.retryIn })
    case 'idle':
      return state.savedNoteId ? t('announceSaved') : ''
    case 'asking':
      return t('asking')
  }
}
