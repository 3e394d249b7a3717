import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { HEAD_BYTES } from '#server/audio/sniff.ts'
import type { Context } from '#server/context.ts'
import type { Storage } from '#server/storage/storage.ts'
import { isMissing } from '#server/storage/storage-error.ts'
import type { PieceRow } from './uploads.queries.ts'

/**
 * Maximum size of a batch that is read at once. The pieces of a recording are small, and opening a file takes longer
 * than reading it.
 */
const BATCH_PIECES = 32
const BATCH_BYTES = 2 * 1024 * 1024

/** A stored piece is missing or is not what was acknowledged. */
export class DamagedPiece extends Error {}

/** Returns the chain over pieces (`shared/contract/uploads.ts`) in hexadecimal. */
export function chainDigest(pieces: ReadonlyArray<Pick<PieceRow, 'sha256'>>): string {
  let digest = Buffer.alloc(0)
  for (const { sha256 } of pieces) {
    digest = createHash('sha256').update(digest).update(Buffer.from(sha256, 'hex')).digest()
  }
  return digest.toString('hex')
}

/**
 * Writes pieces as one file, with only a small part of it in memory.
 * @throws DamagedPiece; nothing is stored then
 */
export async function joinPieces(
  { storage }: Pick<Context, 'storage'>,
  pieces: readonly PieceRow[],
  key: string,
): Promise<void> {
  await storage.put(key, Readable.from(readPieces(storage, pieces)))
}

async function* readPieces(storage: Storage, pieces: readonly PieceRow[]): AsyncGenerator<Buffer> {
  for (const batch of batchPieces(pieces)) {
    const [first] = batch
    if (batch.length === 1 && first) yield* readPiece(storage, first)
    else yield* await Promise.all(batch.map((piece) => readWhole(storage, piece)))
  }
}

/** Divides pieces into batches, each small enough to be read at once; a large piece is a batch of its own. */
function batchPieces(pieces: readonly PieceRow[]): PieceRow[][] {
  const batches: PieceRow[][] = []
  let bytes = 0
  for (const piece of pieces) {
    bytes += piece.length
    const batch = batches.at(-1)
    if (batch && bytes <= BATCH_BYTES && batch.length < BATCH_PIECES) batch.push(piece)
    else {
      batches.push([piece])
      bytes = piece.length
    }
  }
  return batches
}

async function readWhole(storage: Storage, piece: PieceRow): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readPiece(storage, piece)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** @throws DamagedPiece, perhaps after its content */
async function* readPiece(storage: Storage, piece: PieceRow): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await storage.read(piece.key)) {
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    throw describeFailure(error, piece)
  }
  if (hash.digest('hex') !== piece.sha256) throw new DamagedPiece(`piece ${piece.number} has changed in storage`)
}

/**
 * Returns an upload's first bytes, at most as many as are needed to decide its type.
 * @throws DamagedPiece
 */
export async function readHead({ storage }: Pick<Context, 'storage'>, pieces: readonly PieceRow[]): Promise<Buffer> {
  const head: Buffer[] = []
  for (const piece of pieces) {
    if (piece.start >= HEAD_BYTES) break
    try {
      const stream = await storage.read(piece.key, { start: 0, end: HEAD_BYTES - piece.start - 1 })
      for await (const chunk of stream) head.push(chunk)
    } catch (error) {
      throw describeFailure(error, piece)
    }
  }
  return Buffer.concat(head)
}

function describeFailure(error: unknown, piece: PieceRow): unknown {
  if (!isMissing(error)) return error
  return new DamagedPiece(`piece ${piece.number} is not in storage`, { cause: error })
}
