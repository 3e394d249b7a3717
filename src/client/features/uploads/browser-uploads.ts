import { describeError } from '#client/api/query-client.ts'
import { uploadNote } from '#client/api/upload-note.ts'
import { warnWhile } from '#client/lib/browser/leave-warning.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { createUploadQueue } from './upload-queue.ts'

/** This tab's uploads. There is one queue for the whole page, since uploads continue when their panel is closed. */
export const uploads = createUploadQueue({
  describe: describeError,
  send: ({ id, file, language }, controls) =>
    uploadNote({
      audio: file,
      fileName: file.name,
      fields: {
        language,
        timezone: localTimezone(),
        // The best estimate of the recording time that a file offers.
        recordedAt: new Date(file.lastModified).toISOString(),
        source: 'upload',
      },
      idempotencyKey: id,
      ...controls,
    }),
})

warnWhile(uploads, () =>
  uploads.getState().some((upload) => upload.status === 'waiting' || upload.status === 'uploading'),
)
