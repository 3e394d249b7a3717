import { newId } from '#client/lib/browser/new-id.ts'
import { createStore } from '#client/lib/store.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { pickNextUploads, reduceUploads, type SpokenLanguage, type Upload, type UploadsEvent } from './uploads-state.ts'

/** What the queue needs from the server and its listeners. */
export interface UploadDependencies {
  send: (
    upload: Upload,
    controls: { signal: AbortSignal; onFraction: (fraction: number) => void },
  ) => Promise<VoiceNote>
  /** Returns the reason of a failed upload, in the user's language. */
  describe: (error: unknown) => string
}

/** Receives the outcome of uploads. */
export interface UploadListener {
  onSent: (upload: Upload, note: VoiceNote) => void
  onFailed: (upload: Upload, error: unknown) => void
}

/** Uploads files two at a time, in the order they were added. The queue outlives the panel that shows it. */
export function createUploadQueue({ send, describe }: UploadDependencies) {
  const uploads = createStore<readonly Upload[]>([])
  const listeners = new Set<UploadListener>()
  const running = new Map<string, AbortController>()

  function dispatch(event: UploadsEvent) {
    uploads.set(reduceUploads(uploads.get(), event))
  }

  function goOn() {
    for (const upload of pickNextUploads(uploads.get())) void run(upload)
  }

  async function run(upload: Upload): Promise<void> {
    const { id } = upload
    const abort = new AbortController()
    running.set(id, abort)
    dispatch({ type: 'began', id })
    try {
      const onFraction = (fraction: number) => dispatch({ type: 'sent', id, fraction })
      const note = await send(upload, { signal: abort.signal, onFraction })
      dispatch({ type: 'succeeded', id, noteId: note.id })
      for (const listener of listeners) listener.onSent(upload, note)
    } catch (error) {
      if (abort.signal.aborted) return
      dispatch({ type: 'failed', id, message: describe(error) })
      for (const listener of listeners) listener.onFailed(upload, error)
    } finally {
      running.delete(id)
      goOn()
    }
  }

  function remove(id: string) {
    dispatch({ type: 'removed', id })
    running.get(id)?.abort()
    goOn()
  }

  return {
    getState: uploads.get,
    subscribe: uploads.subscribe,
    watch(listener: UploadListener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add(files: readonly File[], language: SpokenLanguage = 'auto') {
      dispatch({ type: 'added', files: files.map((file) => ({ id: newId(), file })), language })
      goOn()
    },
    /** Says in which language a file is that is still to be sent. */
    setLanguage(id: string, language: SpokenLanguage) {
      dispatch({ type: 'language', id, language })
    },
    retry(id: string) {
      dispatch({ type: 'retried', id })
      goOn()
    },
    /** Removes a row from the list; cancels it if it is being uploaded. */
    remove,
    /** Empties the list when the user signs out. */
    clear() {
      dispatch({ type: 'cleared' })
      for (const abort of running.values()) abort.abort()
    },
  }
}
