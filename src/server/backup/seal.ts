import { createHash } from 'node:crypto'
import { damaged } from './backup-error.ts'

// A backup ends with a frame that programs for Zstandard skip: the SHA-256 of everything before it. This reveals a
// change of any byte, even of those that carry no content.
const MAGIC = 0x184d2a5d
const HASH_BYTES = 32
const SEAL_BYTES = 8 + HASH_BYTES

function makeSeal(digest: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(MAGIC, 0)
  head.writeUInt32LE(HASH_BYTES, 4)
  return Buffer.concat([head, digest])
}

/** Passes a stream on and adds its seal at the end. */
export async function* addSeal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield makeSeal(hash.digest())
}

/**
 * Passes a sealed stream on without its seal.
 * @throws BackupError at its end if the seal is missing or wrong
 */
export async function* checkSeal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (held.length <= SEAL_BYTES) continue
    const passed = held.subarray(0, held.length - SEAL_BYTES)
    hash.update(passed)
    yield passed
    held = Buffer.from(held.subarray(held.length - SEAL_BYTES))
  }
  if (!held.equals(makeSeal(hash.digest()))) throw damaged('it has been cut or changed')
}
