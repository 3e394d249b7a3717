import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/storage/storage.ts'

/** Reads a whole stored file. */
export async function readStored(storage: Storage, key: string): Promise<Buffer> {
  return buffer(await storage.read(key))
}
