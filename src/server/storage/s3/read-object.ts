import { Readable } from 'node:stream'
import { GetObjectCommand, type GetObjectCommandOutput, HeadObjectCommand } from '@aws-sdk/client-s3'
import { listObjects } from './list-objects.ts'
import { codeOf, inTime, missing, objectOf, type S3Bucket, statusOf, unavailable } from './s3-bucket.ts'

/** Maximum number of connections cut in a row, without a byte in between, before the reader gets the error. */
const MAX_CUTS = 3

interface Range {
  start: number
  end: number
}

/**
 * Reads an object, or the bytes from `start` to `end`. If the connection is cut, goes on where it was.
 * @throws StorageUnavailable, and an error with the code ENOENT
 */
export async function readObject(bucket: S3Bucket, key: string, range?: Range): Promise<Readable> {
  const first = await get(bucket, key, range)
  const parts = new Parts(bucket, key, first, range?.start ?? 0)
  const chunks = parts.read()
  return new Readable({
    read() {
      chunks.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      )
    },
    // Stop here and not by ending the generator, which would wait for a store that sends nothing.
    destroy(error, done) {
      parts.stop()
      done(error)
    },
  })
}

/** Returns an object's size in bytes; null if there is none. */
export async function sizeOfObject(bucket: S3Bucket, key: string): Promise<number | null> {
  try {
    const { ContentLength = 0 } = await bucket.client.send(new HeadObjectCommand(objectOf(bucket, key)), inTime(bucket))
    return ContentLength
  } catch (error) {
    if (statusOf(error) !== 404) throw unavailable(error)
    // The answer to HEAD has no body, so a missing bucket looks the same.
    for await (const object of listObjects(bucket, key)) if (object.key === key) throw unavailable(error)
    return null
  }
}

/** The answers in which an object arrives: one, and another after each cut. */
class Parts {
  private readonly bucket: S3Bucket
  private readonly key: string
  private readonly etag: string | undefined
  /** The offset after the last byte to read. */
  private readonly end: number
  private position: number
  private body: Readable
  private isStopped = false

  constructor(bucket: S3Bucket, key: string, first: GetObjectCommandOutput, start: number) {
    this.bucket = bucket
    this.key = key
    this.etag = first.ETag
    this.position = start
    this.end = start + (first.ContentLength ?? 0)
    this.body = bodyOf(first)
  }

  async *read(): AsyncGenerator<Buffer> {
    let cuts = 0
    for (;;) {
      const chunks: AsyncIterator<Buffer> = this.body[Symbol.asyncIterator]()
      for (;;) {
        const next = await chunks.next().catch((error: unknown) => ({ error }))
        if (this.isStopped) return
        if ('error' in next) {
          cuts += 1
          if (cuts > MAX_CUTS || this.position >= this.end) throw unavailable(next.error)
          break
        }
        if (next.done) return
        cuts = 0
        this.position += next.value.length
        yield next.value
      }
      const rest = { start: this.position, end: this.end - 1 }
      this.body = bodyOf(await get(this.bucket, this.key, rest, this.etag))
      if (this.isStopped) this.stop()
    }
  }

  /** Ends the connection. */
  stop(): void {
    this.isStopped = true
    this.body.destroy()
  }
}

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  const body = Body as Readable
  // It may be cut before anybody reads.
  body.on('error', () => undefined)
  return body
}

/** @param etag the ETag of the object that is meant, if another may have taken its place */
async function get(bucket: S3Bucket, key: string, range?: Range, etag?: string): Promise<GetObjectCommandOutput> {
  const input = {
    ...objectOf(bucket, key),
    ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
    ...(etag ? { IfMatch: etag } : {}),
  }
  try {
    return await bucket.client.send(new GetObjectCommand(input), { requestTimeout: bucket.times.answer })
  } catch (error) {
    throw codeOf(error) === 'NoSuchKey' ? missing(key, error) : unavailable(error)
  }
}
