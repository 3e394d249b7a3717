import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'
import { mayUploadLater } from '#client/api/uploads/may-upload-later.ts'
import { holdWhile } from '#client/lib/browser/unsaved-work.ts'
import { findHeldRecordings, holdRecording } from '#client/lib/recordings/recording-lock.ts'
import { waitForNetwork } from '#client/lib/retry.ts'
import { keptRecordings, sendRecordingOnce } from '../capture/browser-recorder.ts'
import { createLeftoverSender } from './leftover-sender.ts'

const hurry = new EventTarget()

/** Ends the pause before the next attempt, because the server has just answered something else. */
export function hurryLeftovers(): void {
  hurry.dispatchEvent(new Event('now'))
}

/** Sends the recordings that were left on this device. */
export const leftoverSender = createLeftoverSender({
  kept: keptRecordings,
  findHeld: findHeldRecordings,
  hold: holdRecording,
  send: sendRecordingOnce,
  // A session that has ended is not the fault of the recording.
  mayPass: (error) => mayUploadLater(error) || (error instanceof ApiError && error.status === 401),
  describe: describeError,
  wait: waitForNetwork(hurry),
})

holdWhile(leftoverSender, () => leftoverSender.getState().sending !== null)
