import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { BackupError, damaged } from './backup-error.ts'
import { decryptIfNeeded } from './encryption.ts'
import { type BackupManifest, MANIFEST, manifestSchema } from './manifest.ts'
import { checkSeal } from './seal.ts'

/** The first bytes of data compressed by Zstandard. */
const ZSTD_HEAD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** Maximum size of a list of checksums or a manifest. Real ones are much smaller; a larger one is not read. */
const MAX_LIST_BYTES = 8 * 1024 * 1024

/** An entry of a backup. Its body has to be read before the next entry comes. */
export interface ArchiveEntry {
  name: string
  /** Size in bytes. */
  size: number
  body: AsyncIterable<Uint8Array>
}

/**
 * Reads a backup from beginning to end, and hands on each entry that has a checksum. Entries are handed on before the
 * whole backup is known to be undamaged, so whatever is made of them must count only once this returns.
 * @returns the manifest, which agrees with everything that was read
 * @throws BackupError if the stream is no backup, is encrypted with another passphrase, or was cut or changed
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | null,
  onEntry: (entry: ArchiveEntry) => Promise<void>,
): Promise<BackupManifest> {
  const tar = createZstdDecompress()
  const reading = pipeline(checkHead(decryptIfNeeded(source, passphrase)), checkSeal, tar)
  // The error is reported where it is awaited below.
  reading.catch(() => undefined)
  const check = new EntryCheck()
  try {
    const entries = (Readable.toWeb(tar) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }))
    for await (const entry of entries) await check.take(entry, onEntry)
  } catch (error) {
    tar.destroy()
    // A stream that fails ends the later ones with less telling errors.
    await reading.catch((cause: unknown) => {
      if (cause instanceof BackupError) throw cause
    })
    if (error instanceof EntryFailure) throw error.cause
    if (error instanceof BackupError) throw error
    throw damaged('it cannot be unpacked', error)
  }
  await reading
  return check.finish()
}

/** Something that was done with an entry has failed, not the reading of it. */
class EntryFailure extends Error {}

async function* checkHead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0)
  for await (const chunk of source) {
    if (head.length >= ZSTD_HEAD.length) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < ZSTD_HEAD.length) continue
    if (!head.subarray(0, ZSTD_HEAD.length).equals(ZSTD_HEAD)) break
    yield head
  }
  if (!head.subarray(0, ZSTD_HEAD.length).equals(ZSTD_HEAD)) throw new BackupError('This is not a backup of Dictum.')
}

/** Compares entries with the lists of checksums, and the lists with the manifest. */
class EntryCheck {
  readonly #allLines = createHash('sha256')
  #lines: string[] = []
  #entries = 0
  #manifest: BackupManifest | null = null

  async take({ header, body }: ParsedTarEntry, onEntry: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
    const { name, size } = header
    if (this.#manifest) throw damaged('something follows its manifest')
    if (name === MANIFEST) {
      this.#manifest = parseManifest(await readText(body, size))
    } else if (name.startsWith('checksums/')) {
      const lines = this.#lines.join('')
      this.#lines = []
      if ((await readText(body, size)) !== lines) throw damaged(`${name} does not fit what comes before it`)
      this.#allLines.update(lines)
    } else {
      const hash = createHash('sha256')
      await onEntry({ name, size, body: hashing(body, hash) }).catch((cause: unknown) => {
        throw new EntryFailure('an entry could not be used', { cause })
      })
      this.#entries += 1
      this.#lines.push(`${hash.digest('hex')}  ${name}\n`)
    }
  }

  finish(): BackupManifest {
    if (!this.#manifest) throw damaged('its end is missing')
    const agrees = this.#manifest.entries === this.#entries && this.#manifest.checksums === this.#allLines.digest('hex')
    if (!agrees || this.#lines.length > 0) throw damaged('its entries do not fit its manifest')
    return this.#manifest
  }
}

async function* hashing(
  body: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  } catch (cause) {
    throw damaged('it cannot be unpacked', cause)
  }
}

/** Reads an entry that is small by nature. */
export async function readText(body: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > MAX_LIST_BYTES) throw damaged('an entry is larger than it can be')
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function parseManifest(text: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw damaged('its manifest cannot be read', cause)
  }
}
