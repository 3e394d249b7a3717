import { mayUploadLater } from '#client/api/uploads/may-upload-later.ts'
import type { PieceSender } from '#client/api/uploads/piece-sender.ts'
import type { PendingRecording, PendingRecordings } from '#client/lib/recordings/pending-recordings.ts'
import { type RetryOptions, retry } from '#client/lib/retry.ts'

/** What discarding needs from the browser and the server. */
export interface DiscardDependencies {
  kept: Pick<PendingRecordings, 'find' | 'discard' | 'listDiscarded' | 'remove'>
  /** Returns the sender of a stored recording. */
  senderOf: (recording: PendingRecording) => Pick<PieceSender, 'discard'>
  /** Returns the sender of a recording that this page has begun to send, even if it is not stored anywhere. */
  findSender: (id: string) => Pick<PieceSender, 'discard'> | undefined
  /** Called when neither the device nor the server has any of it left. */
  onGone: (id: string) => void
  /** Whether this user is still the one signed in on this page. */
  isPresent: (userId: string) => boolean
  wait: RetryOptions['wait']
}

/** Deletes recordings on the device at once, and on the server as soon as it can be reached. */
export function createDiscarder(dependencies: DiscardDependencies) {
  const { kept, senderOf, findSender, onGone, isPresent, wait } = dependencies
  /** Deletions on the server that this page is working on, by recording. */
  const deletions = new Map<string, Promise<void>>()

  function deleteOnServer(id: string, stored: PendingRecording | null): Promise<void> {
    const known = deletions.get(id)
    if (known) return known
    const deletion = tryToDelete(id, stored)
      // The next start tries again, because the recording is still marked as discarded.
      .catch(() => {})
      .finally(() => deletions.delete(id))
    deletions.set(id, deletion)
    return deletion
  }

  async function tryToDelete(id: string, stored: PendingRecording | null): Promise<void> {
    const sender = findSender(id) ?? (stored && senderOf(stored))
    const { signal } = new AbortController()
    await retry(async () => sender?.discard(signal), {
      signal,
      mayPass: (error) => stored !== null && isPresent(stored.userId) && mayUploadLater(error),
      onWaiting: () => {},
      wait,
    })
    if (stored) await kept.remove(id)
    onGone(id)
  }

  return {
    /**
     * Resolves when the recording is deleted on the device, where it stays marked as discarded until the server has
     * deleted it too.
     * @throws the browser's own error, if a stored recording could not be deleted
     */
    async discard(id: string): Promise<void> {
      const stored = await kept.find(id).catch(() => null)
      // If nothing can be stored, there is nothing to delete.
      if (stored) await kept.discard(id)
      void deleteOnServer(id, stored)
    },
    /**
     * Deletes on the server what was discarded while it could not be reached, by this page or another. Never rejects.
     * Resolves when all recordings are deleted, or can't be deleted for now.
     */
    async deleteDiscarded(userId: string): Promise<void> {
      const discarded = await kept.listDiscarded(userId).catch(() => [])
      await Promise.all(discarded.map((recording) => deleteOnServer(recording.id, recording)))
    },
  }
}
