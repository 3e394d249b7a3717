import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { type PendingRecording, watchRemovedRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { findHeldRecordings } from '#client/lib/recordings/recording-lock.ts'
import { discarder, keptRecordings, recorder } from '../capture/browser-recorder.ts'
import type { RecorderState } from '../recorder-state.ts'
import { leftoverSender } from '../sending/browser-leftovers.ts'
import type { LeftoverState } from '../sending/leftover-sender.ts'

export interface Leftovers {
  recordings: readonly PendingRecording[]
  /** The recording that is being sent automatically, and those that were refused. */
  sender: LeftoverState
  /** Uploads a recording; returns false if its audio can't be read any more. */
  upload: (recording: PendingRecording) => Promise<boolean>
  read: (id: string) => Promise<Blob | null>
  discard: (id: string) => Promise<void>
}

/**
 * Returns the user's recordings that exist only on this device and belong to no open tab. Looks them up again whenever
 * the recorder becomes idle.
 */
export function useLeftovers(userId: string, state: RecorderState): Leftovers {
  const [recordings, setRecordings] = useState<readonly PendingRecording[]>([])
  const sender = useSyncExternalStore(leftoverSender.subscribe, leftoverSender.getState)
  const resting = state.phase === 'idle'

  const refresh = useCallback(async () => {
    try {
      const [kept, held] = await Promise.all([keptRecordings.list(userId), findHeldRecordings()])
      // Most devices have no recordings left over, and don't need these texts.
      if (kept.length > 0) await loadSharingTexts().catch(() => {})
      setRecordings(kept.filter(({ id }) => !held.has(id) || id === leftoverSender.getState().sending))
    } catch {
      // A browser that stores nothing (a private window) has no recordings left over.
      setRecordings([])
    }
  }, [userId])

  useEffect(() => {
    if (!resting) return
    void refresh()
    const stopWatching = watchRemovedRecordings(() => void refresh())
    // A tab that was closed meanwhile may have left a recording behind.
    addEventListener('focus', refresh)
    return () => {
      stopWatching()
      removeEventListener('focus', refresh)
    }
  }, [resting, refresh])

  return {
    recordings,
    sender,
    async upload(recording) {
      const audio = await keptRecordings.read(recording.id)
      if (!audio) return false
      await recorder.save({ ...recording, audio, keptOnDevice: true })
      return true
    },
    read: keptRecordings.read,
    // It is removed from the device at once, and from the server when that can be reached.
    discard: (id) => discarder.discard(id).catch(() => {}),
  }
}
