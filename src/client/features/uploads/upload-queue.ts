import { newId } from '#client/lib/browser/new-id.ts'
import { createStore } from '#client/lib/store.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { StoredUploads } from './stored-uploads.ts'
import {
  isUnderWay,
  pickNextUploads,
  reduceUploads,
  type SpokenLanguage,
  type Upload,
  type UploadsEvent,
} from './uploads-state.ts'

/** What the queue needs from the device, the server and its listeners. */
export interface UploadDependencies {
  /** Sends what the server doesn't have of a file yet; resolves with the note once the server has all of it. */
  send: (
    upload: Upload,
    controls: {
      signal: AbortSignal
      onFraction: (fraction: number) => void
      /** Called with the seconds until the next attempt, and with null when it begins. */
      onWaiting: (seconds: number | null) => void
    },
  ) => Promise<VoiceNote>
  /** Deletes what the server has of a file. Never rejects. */
  discard: (upload: Upload) => Promise<void>
  /** Where files are stored until the server has them. */
  stored: Pick<StoredUploads, 'add' | 'change' | 'list' | 'remove'>
  /** Marks a file as belonging to this tab until the returned function is called. */
  hold: (id: string) => () => void
  /** Returns the files that any tab holds. */
  findHeld: () => Promise<ReadonlySet<string>>
  /** Returns the reason of a failed upload, in the user's language. */
  describe: (error: unknown) => string
}

/** Receives the outcome of uploads. */
export interface UploadListener {
  onSent: (upload: Upload, note: VoiceNote) => void
  onFailed: (upload: Upload, error: unknown) => void
}

/**
 * Uploads files two at a time, in the order in which they were added. The queue outlives the panel that shows it, and
 * the page: if the browser can store files, they stay on the device until the server has them.
 */
export function createUploadQueue({ send, discard, stored, hold, findHeld, describe }: UploadDependencies) {
  const uploads = createStore<readonly Upload[]>([])
  const listeners = new Set<UploadListener>()
  const running = new Map<string, { abort: AbortController; ended: Promise<void> }>()
  const releases = new Map<string, () => void>()
  /** Files that the browser would not store, so that they exist only in this page. */
  const unstored = new Set<string>()
  /** The user whose files were last restored; null once they have left. */
  let user: string | null = null

  function dispatch(event: UploadsEvent) {
    uploads.set(reduceUploads(uploads.get(), event))
  }

  function goOn() {
    for (const upload of pickNextUploads(uploads.get())) void run(upload)
  }

  async function run(upload: Upload): Promise<void> {
    const { id } = upload
    const abort = new AbortController()
    const before = running.get(id)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const own = { abort, ended }
    running.set(id, own)
    dispatch({ type: 'began', id })
    try {
      // A file that is paused and resumed has an attempt that has not ended yet, and both would use the same sender.
      if (before) await before.ended
      abort.signal.throwIfAborted()
      const onFraction = (fraction: number) => dispatch({ type: 'sent', id, fraction })
      const onWaiting = (seconds: number | null) => dispatch({ type: 'retrying', id, seconds })
      const note = await send(upload, { signal: abort.signal, onFraction, onWaiting })
      await forget(id)
      dispatch({ type: 'succeeded', id, noteId: note.id })
      for (const listener of listeners) listener.onSent(upload, note)
    } catch (error) {
      if (abort.signal.aborted) return
      dispatch({ type: 'failed', id, message: describe(error) })
      for (const listener of listeners) listener.onFailed(upload, error)
    } finally {
      end()
      if (running.get(id) === own) running.delete(id)
      goOn()
    }
  }

  /** If nothing can be stored, the file exists only in this page. */
  const ignore = () => {}

  async function forget(id: string): Promise<void> {
    await stored.remove(id).catch(ignore)
    releases.get(id)?.()
    releases.delete(id)
  }

  function remove(id: string) {
    const upload = uploads.get().find((one) => one.id === id)
    dispatch({ type: 'removed', id })
    running.get(id)?.abort.abort()
    if (upload && upload.status !== 'success') void discard(upload).then(() => forget(id))
    goOn()
  }

  async function restore(userId: string): Promise<void> {
    user = userId
    const [left, held] = await Promise.all([stored.list(userId), findHeld()]).catch(
      () => [[], new Set<string>()] as const,
    )
    const shown = new Set(uploads.get().map(({ id }) => id))
    const files = left.filter(({ id }) => !held.has(id) && !shown.has(id))
    if (user !== userId || files.length === 0) return
    for (const { id } of files) releases.set(id, hold(id))
    dispatch({
      type: 'restored',
      files: files.map(({ id, file, language, speakers, paused, sent }) => {
        const fraction = (sent?.soFar.offset ?? 0) / Math.max(1, file.size)
        return { id, file, language, speakers, paused, fraction }
      }),
    })
    goOn()
  }

  return {
    getState: uploads.get,
    /** Whether leaving the page would lose a file. */
    isOnlyHere: () => uploads.get().some((upload) => isUnderWay(upload) && unstored.has(upload.id)),
    subscribe: uploads.subscribe,
    watch(listener: UploadListener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Continues with what this user's earlier pages have left on the device. */
    restore,
    /**
     * Adds files that the device has stored elsewhere, under the ids they have there. Resolves once they are stored
     * here; rejects if one can't be.
     */
    async take(files: readonly { id: string; file: File }[], userId: string): Promise<void> {
      for (const { id, file } of files) await stored.add({ id, userId, file, language: 'auto', paused: false })
      await restore(userId)
    },
    add(files: readonly File[], userId: string, language: SpokenLanguage = 'auto', speakers?: number) {
      const added = files.map((file) => ({ id: newId(), file }))
      for (const { id, file } of added) {
        releases.set(id, hold(id))
        stored.add({ id, userId, file, language, speakers, paused: false }).catch(() => unstored.add(id))
      }
      dispatch({ type: 'added', files: added, language, ...(speakers === undefined ? {} : { speakers }) })
      goOn()
    },
    /** Sets the language of a file that is still to be sent. */
    setLanguage(id: string, language: SpokenLanguage) {
      dispatch({ type: 'language', id, language })
      stored.change(id, { language }).catch(ignore)
    },
    /** Stops sending a file. What the server has of it stays there. */
    pause(id: string) {
      dispatch({ type: 'paused', id })
      running.get(id)?.abort.abort()
      stored.change(id, { paused: true }).catch(ignore)
      goOn()
    },
    resume(id: string) {
      dispatch({ type: 'resumed', id })
      stored.change(id, { paused: false }).catch(ignore)
      goOn()
    },
    retry(id: string) {
      dispatch({ type: 'retried', id })
      goOn()
    },
    /** Removes a row from the list; cancels it if it is being uploaded. */
    remove,
    /** Empties the list when the user signs out. Unfinished files continue when the user is back. */
    leave() {
      user = null
      dispatch({ type: 'cleared' })
      for (const { abort } of running.values()) abort.abort()
      for (const release of releases.values()) release()
      releases.clear()
    },
  }
}
