import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { CatalogueFile } from './catalogue-model.ts'
import { ModelError } from './model-error.ts'

/** What servers, proxies and incomplete clones return in place of a model. Lists of tokens begin with `<` too. */
const IMPOSTOR = /^\s*(<!doctype|<html|<head|<\?xml|version https:\/\/git-lfs)/i

/** A server's message; some files of models are JSON themselves. */
const JSON_OBJECT = /^\s*\{"/

/**
 * Checks that a file is no web page, and has the right length and checksum if these are known.
 * @throws ModelError `not_a_model`, `wrong_size` or `wrong_checksum`.
 */
export async function verifyFile(path: string, expected: CatalogueFile): Promise<void> {
  if (looksForeign(expected.name, await readStart(path))) {
    throw new ModelError('not_a_model', `${expected.name} is a web page or a message instead of a model file`)
  }
  const { size } = await stat(path)
  if (size === 0 || (expected.bytes !== null && size !== expected.bytes)) {
    throw new ModelError('wrong_size', `${expected.name} has ${size} bytes instead of ${expected.bytes ?? 'some'}`)
  }
  if (expected.sha256 === null) {
    const isGguf = Buffer.from(await readStart(path)).toString('latin1', 0, 4) === 'GGUF'
    if (expected.name.endsWith('.gguf') && !isGguf) {
      throw new ModelError('not_a_model', `${expected.name} is no GGUF file`)
    }
    return
  }
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(piece)
  if (hash.digest('hex') !== expected.sha256) {
    throw new ModelError('wrong_checksum', `${expected.name} does not match the published checksum`)
  }
}

/** Returns whether a file begins like a web page, a server's message or a pointer to a file. */
export function looksForeign(name: string, start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, 64)).toString('latin1')
  return IMPOSTOR.test(text) || (!name.endsWith('.json') && JSON_OBJECT.test(text))
}

async function readStart(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
  return buffer.subarray(0, bytesRead)
}
