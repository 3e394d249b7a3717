import { describeError } from '#client/api/query-client.ts'
import { mayUploadLater } from '#client/api/uploads/may-upload-later.ts'
import { createPieceSender, type PieceSender } from '#client/api/uploads/piece-sender.ts'
import { UPLOAD_CALLS } from '#client/api/uploads/upload-calls.ts'
import { translate } from '#client/i18n/i18n.ts'
import { warnWhile } from '#client/lib/browser/leave-warning.ts'
import { holdWhile } from '#client/lib/browser/unsaved-work.ts'
import { findHeldRecordings, holdRecording } from '#client/lib/recordings/recording-lock.ts'
import { retry, waitForNetwork } from '#client/lib/retry.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { openStoredUploads } from './stored-uploads.ts'
import { createUploadQueue } from './upload-queue.ts'
import { isUnderWay, type Upload } from './uploads-state.ts'

const stored = openStoredUploads()

/** The senders of this page, by idempotency key. Each one knows what it has sent. */
const senders = new Map<string, PieceSender>()

/** This tab's uploads. There is one queue for the whole page, since uploads continue when their panel is closed. */
export const uploads = createUploadQueue({
  stored,
  hold: holdRecording,
  findHeld: findHeldRecordings,
  describe: (error) => (isUnreadable(error) ? translate('uploads:unreadable') : describeError(error)),
  async send(upload, { signal, onFraction, onWaiting }) {
    const { file } = upload
    const sender = await openSender(upload)
    const attempt = () => sender.finish(file, undefined, signal, (bytes) => onFraction(bytes / file.size))
    const wait = waitForNetwork(new EventTarget())
    const note = await retry(attempt, { signal, mayPass: mayUploadLater, onWaiting, wait })
    senders.delete(keyOf(upload))
    return note
  },
  async discard(upload) {
    const sender = await openSender(upload)
    // The server deletes what is left there after a while.
    await sender.discard(new AbortController().signal).catch(() => {})
    senders.delete(keyOf(upload))
  },
})

/** The server can't change the language of what it has, so in another language the file is sent again. */
function keyOf({ id, language }: Pick<Upload, 'id' | 'language'>): string {
  return `${id}-${language}`
}

async function openSender(upload: Upload): Promise<PieceSender> {
  const { id, file, language, speakers } = upload
  const key = keyOf(upload)
  const known = senders.get(key)
  if (known) return known
  const found = await stored.find(id).catch(() => null)
  const sender = createPieceSender({
    calls: UPLOAD_CALLS,
    metadata: {
      filename: file.name,
      source: 'upload',
      language,
      ...(speakers === undefined ? {} : { speakers: String(speakers) }),
      timezone: localTimezone(),
      // A file offers no better estimate of its recording time.
      recordedAt: new Date(file.lastModified).toISOString(),
      idempotencyKey: key,
    },
    length: file.size,
    sent: found?.sent?.key === key ? found.sent.soFar : undefined,
    // A browser that stores nothing asks the server again.
    remember: (soFar) => stored.change(id, { sent: { key, soFar } }).catch(() => {}),
  })
  senders.set(key, sender)
  return sender
}

/** Tells whether the file is gone, was changed, or (in Safari) was not really stored. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
}

warnWhile(uploads, uploads.isOnlyHere)
// The upload of a stored file would continue after a reload, but would be interrupted.
holdWhile(uploads, () => uploads.getState().some(isUnderWay))
