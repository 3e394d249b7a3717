import { z } from 'zod'
import { MAX_CAPTIONS_LENGTH, UPLOAD_LIMITS } from '#shared/limits.ts'
import { PIECE_TYPE } from '#shared/upload-protocol.ts'
import { defineCall } from './call.ts'
import { id, integer, integerInHeader, text } from './kinds.ts'
import { uploadFieldsSchema, voiceNoteSchema } from './notes.ts'

/*
 * Uploads in pieces: the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload) with its extensions creation,
 * creation-defer-length, checksum (sha256) and termination, and one call of our own that finishes. Any tus client can
 * send the pieces. The session's cookie says who sends. To anybody else an upload does not exist (404). Every request
 * states `Tus-Resumable: 1.0.0`, except `finish`, which is plain JSON.
 *
 * A recording (its length is known only at the end)
 *
 * 1. `POST /api/uploads` with `Upload-Defer-Length: 1` and `Upload-Metadata`: pairs of a key and its value in Base64 of
 *    UTF-8, separated by commas. Keys: `filename`, `filetype` (not used: content decides), `source` (`recorder` or
 *    `upload`), `language`, `timezone`, `recordedAt`, `speakers`, `idempotencyKey`. Answer: 201 with `Location`.
 * 2. `PATCH <Location>` for each piece with `Content-Type: application/offset+octet-stream`, `Upload-Offset` (the bytes
 *    before it) and `Upload-Checksum: sha256 <Base64 of its SHA-256>`. Answer: 204 with the new `Upload-Offset`. From
 *    then on the piece is on the server's disk: this is what may be shown as safe.
 * 3. `POST <Location>/finish` with `{ sizeBytes, pieces, digest, captions }`. Answer: `{ note, receipt }`, 201 or 200.
 *    The device may delete its copy now, and not before.
 *
 * A file: the same with `Upload-Length` instead of `Upload-Defer-Length`, in as few requests as the client likes. Without
 * `Upload-Checksum`, what has arrived when the connection is cut is kept, and `HEAD` says where to continue. `finish`
 * then states `sizeBytes` only.
 *
 * The digest is a chain, so that a browser can compute it as it goes: d(0) is empty, d(n) = SHA-256(d(n-1) followed by
 * SHA-256(piece n)), as bytes; `digest` is the last one in lower-case hexadecimal. It needs a checksum with every piece,
 * since pieces that were cut are the server's own.
 *
 * After a lost answer or a restart: `POST` again with the same `idempotencyKey`. The answer is 200 with the `Location` of
 * the same upload and its `Upload-Offset`. If there is a note of that key, `Upload-Note` has its id. With a `Location`
 * beside it there is an upload to go on with: one that is finished (`finish` gives the receipt again), or a recording of
 * which the note has only the beginning. Without one there is nothing left to do (the upload is long finished, or the
 * recording came by `POST /api/voice-notes`), and the copy may be deleted.
 *
 * A recording that was begun here has to be finished here: `POST /api/voice-notes` with its key would answer with the
 * note as it is, and drop what it was sent.
 *
 * What a refusal means
 *
 * - 401 `unauthorized`: sign in again and continue; nothing is lost.
 * - 404 `upload_not_found`: deleted, or somebody else's. Create it again (same key), and send everything.
 * - 410 `recording_deleted`: the server had made a note of what it had, and the user has deleted that note. Drop the
 *   recording.
 * - 409 `upload_conflict`: the offset is not the server's (`Upload-Offset` of the answer), because another request was
 *   faster, an answer was lost, or the server has dropped old pieces of a recording that was not continued for a week
 *   (offset 0). Continue from the server's offset. The pieces already sent must be cut as before, if `finish` states
 *   `pieces` or `digest`.
 * - 460 `piece_damaged`: the piece does not match its checksum; nothing of it was stored. Send it again.
 * - 409 `upload_incomplete`: `finish` states another size than the server has (`details`: UploadState). Send the rest, or
 *   continue from its offset, and finish again.
 * - 422 `upload_damaged`: the number of pieces or the digest differ (`details`: UploadState). The copy on the device is
 *   the only whole one: `DELETE` the upload, create it with the same key, and send everything again.
 * - 413 `file_too_large`, 415 `unsupported_audio`, 400 `file_empty`, 400 `validation_failed`: this can never become a
 *   note. Tell the user, and `DELETE` it.
 * - 402 `note_limit_reached`, 409 `uploads_full`, 507 `no_room`, 429 `too_many_requests`, 503 `unavailable`, 500: keep
 *   the copy and try again later (`Retry-After` where it is there).
 *
 * A recording that is left alone (no request of any kind) for RECORDING_CLOSE_MINUTES is closed: the server makes a note
 * of what it has (`incomplete`). The upload goes on all the same: the rest can be sent and `finish` called as if nothing
 * had happened; the note then gets the whole recording, at once or as soon as it is not being processed. An upload whose
 * whole length has arrived becomes a note even if `finish` is never called.
 */

/** The server's state of an upload; `details` of `upload_incomplete` and `upload_damaged`. */
const uploadStateSchema = z.object({
  /** Number of bytes stored. */
  offset: z.int(),
  /** Number of pieces stored. */
  pieces: z.int(),
  /** The chain over these pieces. */
  digest: z.string(),
})
export type UploadState = z.infer<typeof uploadStateSchema>

/** The server's confirmation that it has the whole recording. */
export const receiptSchema = z.object({
  sizeBytes: z.int(),
  pieces: z.int(),
  digest: z.string(),
  finishedAt: z.iso.datetime(),
})
export type Receipt = z.infer<typeof receiptSchema>

/** The fields of `Upload-Metadata`, as for `POST /api/voice-notes`. Others are ignored. */
export const uploadMetadataSchema = uploadFieldsSchema.omit({ captions: true }).extend({
  filename: text({ max: 1000 }).optional(),
  /** The client's own id for the recording. */
  idempotencyKey: text({ min: 1, max: 128 }).optional(),
})
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>

/** A stretch of speech of a recording in progress, with its final text. */
export const liveSegmentSchema = z.object({
  index: z.int(),
  /** Seconds from the recording's beginning. */
  start: z.number(),
  text: z.string(),
})
export type LiveSegment = z.infer<typeof liveSegmentSchema>

const protocol = { 'tus-resumable': text({ max: 20 }).optional() }
const uploadParams = z.object({ id })
const tag = 'Uploads'

export const describeUploads = defineCall({
  method: 'OPTIONS',
  path: '/api/uploads',
  access: 'user',
  summary: 'The version, extensions, checksums and largest size of the tus protocol, in headers',
  tag,
  status: 204,
  errors: [],
})

export const createUpload = defineCall({
  method: 'POST',
  path: '/api/uploads',
  access: 'user',
  summary: 'Begin an upload in pieces (tus); `Location` has its address. A known idempotency key answers 200',
  tag,
  status: 201,
  headers: z.looseObject({
    ...protocol,
    'upload-length': integerInHeader().optional(),
    'upload-defer-length': z.literal('1').optional(),
    'upload-metadata': text({ max: UPLOAD_LIMITS.metadata }).optional(),
  }),
  errors: [
    'bad_request',
    'unsupported_protocol',
    'file_empty',
    'file_too_large',
    'recording_deleted',
    'no_room',
    'note_limit_reached',
    'uploads_full',
    'too_many_requests',
  ],
})

export const findUpload = defineCall({
  method: 'HEAD',
  path: '/api/uploads/:id',
  access: 'user',
  summary: 'How much of an upload is stored (tus): `Upload-Offset`, and `Upload-Length` where it is known',
  tag,
  status: 200,
  params: uploadParams,
  headers: z.looseObject(protocol),
  errors: ['upload_not_found', 'recording_deleted', 'unsupported_protocol'],
})

export const sendPiece = defineCall({
  method: 'PATCH',
  path: '/api/uploads/:id',
  access: 'user',
  summary: 'Store the next piece of an upload (tus); answers once it is stored durably',
  tag,
  status: 204,
  params: uploadParams,
  consumes: PIECE_TYPE,
  headers: z.looseObject({
    ...protocol,
    'upload-offset': integerInHeader(),
    /** The whole length of an upload whose length was deferred. It is sent once, with any piece. */
    'upload-length': integerInHeader().optional(),
    'upload-checksum': text({ max: 100 })
      .regex(/^sha256 [A-Za-z0-9+/]{43}=$/)
      .optional(),
  }),
  errors: [
    'upload_not_found',
    'recording_deleted',
    'bad_request',
    'unsupported_protocol',
    'upload_conflict',
    'piece_damaged',
    'upload_interrupted',
    'file_too_large',
    'unsupported_audio',
    'no_room',
    'too_many_requests',
  ],
})

export const finishUpload = defineCall({
  method: 'POST',
  path: '/api/uploads/:id/finish',
  access: 'user',
  summary:
    'Make a note of an upload that has arrived whole; the receipt says what is stored. A repeated call answers 200',
  tag,
  status: 201,
  params: uploadParams,
  body: z.object({
    sizeBytes: integer(),
    pieces: integer().optional(),
    digest: text({ max: 64 })
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** The live captions recorded along with the audio, one line per utterance. */
    captions: text({ max: MAX_CAPTIONS_LENGTH }).optional(),
  }),
  output: z.object({ note: voiceNoteSchema, receipt: receiptSchema }),
  errors: [
    'upload_not_found',
    'recording_deleted',
    'upload_incomplete',
    'upload_damaged',
    'file_empty',
    'unsupported_audio',
    'no_room',
    'note_limit_reached',
    'too_many_requests',
  ],
})

export const discardUpload = defineCall({
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'user',
  summary: 'Delete an upload with its pieces (tus). A note that was made of it stays',
  tag,
  status: 204,
  params: uploadParams,
  headers: z.looseObject(protocol),
  errors: ['upload_not_found', 'unsupported_protocol'],
})

export const readLiveText = defineCall({
  method: 'GET',
  path: '/api/recordings/:recording/text',
  access: 'user',
  summary: 'What a worker has recognised of a recording in progress, by the idempotency key of its upload; in order',
  tag,
  status: 200,
  params: z.object({ recording: id }),
  output: z.object({ segments: z.array(liveSegmentSchema) }),
  errors: [],
})
