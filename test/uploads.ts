import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { PIECE_TYPE, TUS_VERSION } from '#shared/upload-protocol.ts'
import type { Person } from './server.ts'

export const TUS = { 'tus-resumable': TUS_VERSION }

/** Writes the header `Upload-Metadata`. */
export function writeMetadata(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

/** Begins an upload in pieces. By default, the length of the recording is unknown. */
export function createUpload(
  person: Person,
  fields: Record<string, string> = {},
  { length, headers }: { length?: number; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  return person.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...TUS,
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      'upload-metadata': writeMetadata({ source: 'recorder', filename: 'recording.ogg', ...fields }),
      ...headers,
    },
  })
}

export function sha256(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(createHash('sha256').update(bytes).digest())
}

/** Sends a piece with its checksum. */
export function sendPiece(
  person: Person,
  url: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return person.inject({
    method: 'PATCH',
    url,
    headers: {
      ...TUS,
      'content-type': PIECE_TYPE,
      'upload-offset': String(offset),
      'upload-checksum': `sha256 ${sha256(bytes).toString('base64')}`,
      ...headers,
    },
    payload: Buffer.from(bytes),
  })
}

/** Begins an upload and sends all of its pieces. @returns its address */
export async function sendPieces(
  person: Person,
  pieces: readonly Uint8Array[],
  fields: Record<string, string> = {},
): Promise<string> {
  const created = await createUpload(person, fields)
  const url = String(created.headers.location)
  let offset = 0
  for (const piece of pieces) {
    const sent = await sendPiece(person, url, offset, piece)
    if (sent.statusCode !== 204) throw new Error(`a piece was refused: ${sent.body}`)
    offset += piece.length
  }
  return url
}

/** Computes the digest as a client does. */
export function digestOf(pieces: readonly Uint8Array[]): string {
  let digest = Buffer.alloc(0)
  for (const piece of pieces) digest = sha256(Buffer.concat([digest, sha256(piece)]))
  return digest.toString('hex')
}

/** Tells the server that an upload is complete. */
export function finish(person: Person, url: string, claim: object): Promise<LightMyRequestResponse> {
  return person.inject({ method: 'POST', url: `${url}/finish`, payload: claim })
}

export async function readOffset(person: Person, url: string): Promise<number> {
  const found = await person.inject({ method: 'HEAD', url, headers: TUS })
  return Number(found.headers['upload-offset'] ?? Number.NaN)
}

/** Cuts bytes into pieces of these lengths. The last piece is the rest. */
export function cutInto(bytes: Buffer, ...lengths: number[]): Buffer[] {
  const pieces: Buffer[] = []
  let start = 0
  for (const length of lengths) {
    pieces.push(bytes.subarray(start, start + length))
    start += length
  }
  return [...pieces, bytes.subarray(start)].filter((piece) => piece.length > 0)
}
