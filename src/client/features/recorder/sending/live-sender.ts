import { ApiError, isOutOfReach } from '#client/api/api-error.ts'
import { mayUploadLater } from '#client/api/uploads/may-upload-later.ts'
import type { AudioSource, PieceSender } from '#client/api/uploads/piece-sender.ts'
import { pauseAfter } from '#client/lib/retry.ts'

/**
 * Seconds between pieces. If the device is lost, about this much of the recording is lost, and each piece costs a
 * request.
 */
const BETWEEN_PIECES = 2

/**
 * Seconds after which the server is reminded of a recording without new audio (paused, or stopped and not saved yet).
 */
const BETWEEN_CONTACTS = 240

/**
 * Why the rest of a recording is only on this device for now: no answer, a busy or full server, or an ended session.
 */
export type Wait = 'unreachable' | 'busy' | 'signed-out'

/** How much of a recording in progress is safe. */
export interface Safety {
  /** Seconds from its beginning that are stored on the server. */
  seconds: number
  /** Null while it is being sent. */
  waiting: Wait | null
  /** Why the server doesn't take the recording, in the user's language; null unless it refuses it. */
  refusal: string | null
}

interface LiveSenderOptions {
  sender: Pick<PieceSender, 'sendAll' | 'touch'>
  audio: AudioSource
  /** Returns the seconds of audio in the first bytes of the recording. */
  secondsOf: (bytes: number) => number
  onSafety: (safety: Safety) => void
  /** Returns the reason of a refusal, in the user's language. */
  describe: (error: unknown) => string
  /** Resolves after this many seconds, or earlier if there is a reason to try now; rejects when the signal aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Sends a recording while it is being made, piece by piece. A permanent failure ends it early, and the user is told
 * when the whole recording is sent. Never rejects.
 * @param stop ends the sending after the piece under way
 * @param signal ends the sending at once
 */
export async function sendWhileRecording(
  options: LiveSenderOptions,
  { stop, signal }: { stop: AbortSignal; signal: AbortSignal },
): Promise<void> {
  const { sender, audio, secondsOf, onSafety, describe, wait } = options
  let safe = 0
  let idleSeconds = 0
  const ended = AbortSignal.any([stop, signal])
  const report = (waiting: Wait | null, refusal: string | null = null) => onSafety({ seconds: safe, waiting, refusal })

  async function sendOnce(): Promise<void> {
    const before = safe
    await sender.sendAll(audio, signal, (bytes) => {
      safe = secondsOf(bytes)
      report(null)
    })
    idleSeconds = safe === before ? idleSeconds + BETWEEN_PIECES : 0
    if (idleSeconds < BETWEEN_CONTACTS) return
    await sender.touch(signal)
    idleSeconds = 0
  }

  try {
    for (let failures = 0; ; ) {
      try {
        if (audio.size > 0) await sendOnce()
        failures = 0
      } catch (error) {
        signal.throwIfAborted()
        const waiting = findWait(error)
        report(waiting, waiting ? null : describe(error))
        if (!waiting) return
        failures += 1
      }
      ended.throwIfAborted()
      await wait(failures === 0 ? BETWEEN_PIECES : pauseAfter(failures), ended)
    }
  } catch {
    // The recording is being sent as a whole, discarded, or left on the device.
  }
}

/** Returns what the sender has to wait for after a failure; null if the failure is permanent. */
function findWait(error: unknown): Wait | null {
  // After the end of a session, sending continues once the user has signed in again.
  if (error instanceof ApiError && error.status === 401) return 'signed-out'
  if (!mayUploadLater(error)) return null
  return isOutOfReach(error) ? 'unreachable' : 'busy'
}
