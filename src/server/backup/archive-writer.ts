import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { encrypt } from './encryption.ts'
import { type BackupManifest, MANIFEST } from './manifest.ts'
import { addSeal } from './seal.ts'
import { END_OF_TAR, tarHeader, tarPadding } from './tar.ts'

/** A fast level, because most of a backup is audio, which is already compressed. */
const COMPRESSION_LEVEL = 3
/** Maximum number of entries in a list of checksums. A restore keeps as many lines in memory. */
const LIST_ENTRIES = 5_000

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Writes the entries of a backup (`manifest.ts`) as fast as the sink takes them, with only little of them in memory. */
export class ArchiveWriter {
  readonly #tar: ZstdCompress
  readonly #written: Promise<void>
  readonly #modified: number
  readonly #allLines = createHash('sha256')
  #lines: string[] = []
  #lists = 0
  #entries = 0
  #bytes = 0

  /**
   * @param sink the stream that receives the archive, and is ended with it
   * @param modified the modification time of all entries
   */
  constructor(sink: Writable, { passphrase, modified }: { passphrase: string | null; modified: Date }) {
    this.#modified = Math.floor(modified.getTime() / 1000)
    this.#tar = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL } })
    const protect = async function* (source: AsyncIterable<Uint8Array>) {
      if (passphrase === null) yield* source
      else yield* encrypt(source, passphrase)
    }
    const count = (bytes: number) => {
      this.#bytes += bytes
    }
    const measure = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        count(chunk.length)
        yield chunk
      }
    }
    this.#written = pipeline(this.#tar, addSeal, protect, measure, sink)
    // The next write reports the error.
    this.#written.catch(() => undefined)
  }

  /**
   * Adds an entry.
   * @param size the size of its content, in bytes
   * @throws Error if the content has another size
   */
  async add(name: string, size: number, content: Content): Promise<void> {
    const hash = createHash('sha256')
    let bytes = 0
    await this.#write(tarHeader(name, size, this.#modified))
    for await (const chunk of content) {
      bytes += chunk.length
      hash.update(chunk)
      await this.#write(chunk)
    }
    if (bytes !== size) throw new Error(`${name} has ${bytes} bytes in place of ${size}`)
    await this.#write(tarPadding(size))
    this.#entries += 1
    this.#lines.push(`${hash.digest('hex')}  ${name}\n`)
    if (this.#lines.length >= LIST_ENTRIES) await this.#writeList()
  }

  /** Adds a text as an entry. */
  async addText(name: string, text: string): Promise<void> {
    const content = Buffer.from(text)
    await this.add(name, content.length, [content])
  }

  /** Adds the manifest and waits until everything has been written. @returns the size of the whole, in bytes */
  async finish(manifest: Omit<BackupManifest, 'entries' | 'checksums'>): Promise<number> {
    await this.#writeList()
    const whole = { entries: this.#entries, checksums: this.#allLines.digest('hex'), ...manifest }
    await this.#writeUnlisted(MANIFEST, `${JSON.stringify(whole, null, 1)}\n`)
    await this.#write(END_OF_TAR)
    this.#tar.end()
    await this.#written
    return this.#bytes
  }

  /** Ends the archive unfinished, and its sink with it. */
  abort(): void {
    this.#tar.destroy(new BackupError('The backup was stopped; nothing is left of it.'))
  }

  async #writeList(): Promise<void> {
    if (this.#lines.length === 0) return
    const text = this.#lines.join('')
    this.#lines = []
    this.#lists += 1
    this.#allLines.update(text)
    await this.#writeUnlisted(`checksums/${numbered(this.#lists)}.txt`, text)
  }

  async #writeUnlisted(name: string, text: string): Promise<void> {
    const content = Buffer.from(text)
    await this.#write(tarHeader(name, content.length, this.#modified))
    await this.#write(content)
    await this.#write(tarPadding(content.length))
  }

  async #write(chunk: Uint8Array): Promise<void> {
    if (chunk.length === 0) return
    // A failure ends all streams; the pipeline knows what it was.
    if (this.#tar.destroyed) await this.#written
    if (!this.#tar.write(chunk)) await once(this.#tar, 'drain').catch(() => this.#written)
  }
}

/** Returns a number as it is written in the names of entries. */
export function numbered(number: number): string {
  return String(number).padStart(6, '0')
}
