import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { createStore } from '#client/lib/store.ts'
import type { FinishedRecording } from '../recorder-state.ts'

/** Seconds before the next attempt while the server can't be reached. Each attempt sends the whole recording. */
const PAUSES = [15, 30, 60, 120, 300] as const

/** What the sender needs from the browser and the server. */
export interface LeftoverDependencies {
  kept: Pick<PendingRecordings, 'list' | 'read' | 'remove'>
  /** The recordings that some tab is recording, asking about or sending. */
  findHeld: () => Promise<ReadonlySet<string>>
  hold: (id: string) => () => void
  /** Uploads a recording once; resolves when the server has acknowledged it. */
  send: (recording: FinishedRecording, signal: AbortSignal) => Promise<{ id: string }>
  /** Whether a failure may be temporary. */
  mayPass: (error: unknown) => boolean
  /** Returns the reason of a refusal, in the user's language. */
  describe: (error: unknown) => string
  /** Resolves after this many seconds, or earlier if there is a reason to try now; rejects when the signal aborts. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

export interface LeftoverState {
  /** The recording being sent. */
  sending: string | null
  /** Why the server refused recordings, by their ids. They are not sent again until the page is reloaded. */
  refused: ReadonlyMap<string, string>
}

/** Receives the outcome of a round in which something was sent or refused. */
export interface LeftoverOutcome {
  /** The notes created from recordings. */
  sent: { noteId: string; startedAt: string }[]
  refusal: string | null
}

/**
 * Sends the recordings that were left on this device, one after the other, independently of the recorder. A recording
 * that is sent twice (by two tabs) gives one note.
 */
export function createLeftoverSender(dependencies: LeftoverDependencies) {
  const { kept, findHeld, hold, send, mayPass, describe, wait } = dependencies
  const store = createStore<LeftoverState>({ sending: null, refused: new Map() })
  /** The signal of the round under way. */
  let working: AbortSignal | null = null

  async function findNext(userId: string): Promise<PendingRecording | undefined> {
    const [recordings, held] = await Promise.all([kept.list(userId), findHeld()])
    // The oldest first, so that the notes are created in order.
    return recordings.findLast(({ id }) => !held.has(id) && !store.get().refused.has(id))
  }

  function refuse(id: string, reason: string) {
    store.set({ ...store.get(), refused: new Map(store.get().refused).set(id, reason) })
  }

  /** @returns the note's id, or null if the audio can't be read any more */
  async function sendOne(recording: PendingRecording, signal: AbortSignal): Promise<string | null> {
    const audio = await kept.read(recording.id)
    if (!audio) return null
    const release = hold(recording.id)
    store.set({ ...store.get(), sending: recording.id })
    try {
      const note = await send({ ...recording, audio, keptOnDevice: true }, signal)
      await kept.remove(recording.id).catch(() => {})
      return note.id
    } finally {
      release()
      store.set({ ...store.get(), sending: null })
    }
  }

  /** Sends everything that can be sent now. @throws the failure after which it has to wait */
  async function sendAll(userId: string, signal: AbortSignal, outcome: LeftoverOutcome): Promise<void> {
    for (;;) {
      const recording = await findNext(userId)
      if (!recording || signal.aborted) return
      try {
        const noteId = await sendOne(recording, signal)
        if (noteId === null) refuse(recording.id, '')
        else outcome.sent.push({ noteId, startedAt: recording.startedAt })
      } catch (error) {
        if (signal.aborted || mayPass(error)) throw error
        outcome.refusal = describe(error)
        refuse(recording.id, outcome.refusal)
      }
    }
  }

  return {
    getState: store.get,
    subscribe: store.subscribe,
    /** Sends the user's recordings until none is left, waiting for the server where necessary. Never rejects. */
    async run(userId: string, signal: AbortSignal, report: (outcome: LeftoverOutcome) => void): Promise<void> {
      if (working && !working.aborted) return
      working = signal
      try {
        for (let failures = 0; !signal.aborted; failures += 1) {
          const outcome: LeftoverOutcome = { sent: [], refusal: null }
          const isDone = await sendAll(userId, signal, outcome).then(
            () => true,
            () => false,
          )
          if (outcome.sent.length > 0 || outcome.refusal !== null) report(outcome)
          if (isDone) return
          await wait(PAUSES[Math.min(failures, PAUSES.length - 1)] ?? PAUSES[0], signal)
        }
      } catch {
        // The user has left the page or signed out.
      } finally {
        if (working === signal) working = null
      }
    },
  }
}
