import { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import * as queries from './uploads.queries.ts'

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes stored. */
  offset: number
  /** Whether nothing more will come: either all of it has arrived, or it has become a note. */
  isOver: boolean
  /** The note that was made of it. */
  noteId: string | null
}

/** Returns how far an upload is; null once it was deleted. */
export async function readProgress({ db }: Pick<Context, 'db'>, id: string): Promise<UploadProgress | null> {
  const upload = await queries.findUpload(db, id)
  if (!upload) return null
  const { offset, length, noteId } = upload
  return { offset, isOver: noteId !== null || length === offset, noteId }
}

/**
 * Reads the bytes of an upload that follow the first `from`, as far as they are stored in pieces.
 * @throws as `Storage.read`: another process may finish the upload meanwhile, which deletes its pieces.
 */
export function readPiecesFrom({ db, storage }: Pick<Context, 'db' | 'storage'>, id: string, from: number): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    for (const piece of await queries.listPiecesFrom(db, id, from)) {
      const start = Math.max(0, from - piece.start)
      yield* (await storage.read(piece.key, { start, end: piece.length - 1 })) as AsyncIterable<Buffer>
    }
  }
  return Readable.from(read())
}

/** What a worker needs to know about a recording that is being sent. */
export type RecordingInProgress = Pick<
  queries.UploadRow,
  'id' | 'userId' | 'idempotencyKey' | 'languageAsked' | 'languageAssumed'
>

/** Finds an upload that may still grow. */
export async function findGrowing({ db }: Pick<Context, 'db'>, id: string): Promise<RecordingInProgress | null> {
  const upload = await queries.findUpload(db, id)
  return upload && !upload.finishedAt && upload.noteId === null ? upload : null
}
