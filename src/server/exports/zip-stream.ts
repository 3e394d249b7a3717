import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file in a zip. */
export interface ZipEntry {
  name: string
  modified: Date
  /** False for compressed content, such as audio. */
  compress: boolean
  content: Readable
}

/**
 * Streams a zip file while it is made, with one entry open at a time: requests the next entry when the last one has
 * been read, and none after the reader has gone. A failure breaks the stream, so that no reader mistakes a part for the
 * whole.
 */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  const leaving = new AbortController()
  output.once('close', () => leaving.abort())
  zip.once('error', (error) => output.destroy(error))
  zip.outputStream.pipe(output)
  fill(zip, entries, leaving.signal).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return output
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, modified, compress, content } of entries) {
    try {
      signal.throwIfAborted()
      zip.addReadStream(content, name, { mtime: modified, compress })
      await finished(content, { signal, writable: false })
    } finally {
      content.destroy()
    }
  }
  zip.end()
}
