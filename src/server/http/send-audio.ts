import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '#server/storage/storage.ts'
import { readRange } from './byte-range.ts'

/** A stored playback copy: its storage key, its size in bytes, and an ETag. */
export interface StoredAudio {
  key: string
  size: number
  etag: string
}

/**
 * Sends a stored playback copy: the whole, or the range that the player requests.
 * @throws AppError range_not_satisfiable
 */
export async function sendAudio(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  audio: StoredAudio,
): Promise<FastifyReply> {
  reply
    .type('audio/mp4')
    .header('accept-ranges', 'bytes')
    .header('etag', audio.etag)
    .header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === audio.etag) return reply.status(304).send()
  const range = readRange(request.headers.range, audio.size)
  if (!range) return reply.header('content-length', audio.size).send(await storage.read(audio.key))
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${audio.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await storage.read(audio.key, range))
}
