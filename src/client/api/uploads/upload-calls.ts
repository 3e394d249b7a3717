import { currentLanguage } from '#client/i18n/i18n.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { PIECE_TYPE, TUS_VERSION } from '#shared/upload-protocol.ts'
import { callApi } from '../api-client.ts'
import { ApiError, errorFromAnswer, networkError } from '../api-error.ts'

/** Timeout in milliseconds. An answer that takes longer is not expected to arrive any more. */
const LONGEST_ANSWER_MS = 90_000

/** The state of an upload on the server. */
export interface FoundUpload {
  /** Null if the upload became a note long ago, so that nothing is left to send. */
  id: string | null
  /** Number of bytes stored. */
  offset: number
  /** The note that the server has made of it; null if there is none yet. */
  noteId: string | null
}

/**
 * Begins an upload, or finds the one that was begun with the same idempotency key.
 * @param metadata the keys of `uploadMetadataSchema` (shared/contract/uploads.ts)
 * @param length in bytes; null if it is known only at the end
 * @throws ApiError, or the signal's reason
 */
async function createUpload(
  metadata: Record<string, string>,
  length: number | null,
  signal: AbortSignal,
): Promise<FoundUpload> {
  const pairs = Object.entries(metadata).map(([key, value]) => `${key} ${encode(value)}`)
  const { headers } = await send('/api/uploads', signal, {
    method: 'POST',
    headers: {
      ...(length === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(length) }),
      'Upload-Metadata': pairs.join(','),
    },
  })
  const id = headers.get('Location')?.split('/').at(-1) ?? null
  const noteId = headers.get('Upload-Note')
  // The answer is not from our server, but for example from the sign-in page of a hotel's network.
  if (id === null && noteId === null) throw errorFromAnswer(200, 'no upload', '')
  return { id, offset: Number(headers.get('Upload-Offset') ?? 0), noteId }
}

interface Piece {
  /** Number of bytes before the piece. */
  offset: number
  bytes: ArrayBuffer
  /** The piece's SHA-256, in Base64; null if it can't be computed. */
  checksum: string | null
}

/**
 * Sends a piece. It is on the server's disk when this resolves.
 * @returns the bytes stored so far
 * @throws ApiError, or the signal's reason
 */
async function sendPiece(
  id: string,
  { offset, bytes, checksum }: Piece,
  signal: AbortSignal,
): Promise<{ offset: number }> {
  const { status, headers } = await send(addressOf(id), signal, {
    method: 'PATCH',
    headers: {
      'Content-Type': PIECE_TYPE,
      'Upload-Offset': String(offset),
      ...(checksum === null ? {} : { 'Upload-Checksum': `sha256 ${checksum}` }),
    },
    body: bytes,
  })
  const stored = headers.get('Upload-Offset')
  if (stored === null) throw errorFromAnswer(status, 'no offset', '')
  return { offset: Number(stored) }
}

/** Tells the server that an upload has not been abandoned. @throws ApiError, or the signal's reason */
async function touchUpload(id: string, signal: AbortSignal): Promise<void> {
  await send(addressOf(id), signal, { method: 'HEAD' })
}

/** Deletes an upload with its pieces. @throws ApiError, or the signal's reason */
async function discardUpload(id: string, signal: AbortSignal): Promise<void> {
  await send(addressOf(id), signal, { method: 'DELETE' })
}

function addressOf(id: string): string {
  return `/api/uploads/${encodeURIComponent(id)}`
}

async function send(url: string, signal: AbortSignal, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'same-origin',
      // As in `callApi`, the server uses the origin to check that the request comes from us.
      referrerPolicy: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage(),
        'Tus-Resumable': TUS_VERSION,
        ...init.headers,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]),
    })
    if (response.ok) return response
    throw errorFromAnswer(response.status, response.statusText, await response.text())
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ApiError ? error : networkError(error)
  }
}

/** Returns the UTF-8 bytes of a text in Base64. */
function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** The calls that send a recording in pieces. */
export const UPLOAD_CALLS = {
  create: createUpload,
  send: sendPiece,
  touch: touchUpload,
  discard: discardUpload,
  /** Makes a note of an upload that has arrived in full. @throws ApiError */
  async finish(
    id: string,
    body: { sizeBytes: number; pieces?: number; digest?: string; captions?: string },
    signal: AbortSignal,
  ): Promise<VoiceNote> {
    const { note } = await callApi('POST /api/uploads/:id/finish', { params: { id }, body, signal })
    return note
  },
  getNote: (id: string, signal: AbortSignal): Promise<VoiceNote> =>
    callApi('GET /api/voice-notes/:id', { params: { id }, signal }),
  deleteNote: (id: string, signal: AbortSignal): Promise<void> =>
    callApi('DELETE /api/voice-notes/:id', { params: { id }, signal }),
}

export type UploadCalls = typeof UPLOAD_CALLS
