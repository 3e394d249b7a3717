import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { inTime, objectOf, type S3Bucket, unavailable } from './s3-bucket.ts'

/** Minimum size of a part of a larger object that S3 accepts. Smaller objects are sent in one request. */
const PART_BYTES = 5 * 1024 * 1024

/** Number of parts of one object that are sent at once. */
const PARALLEL_PARTS = 2

/**
 * Writes a stream as an object, through `steps`, with a few parts of it in memory. When this returns, the store has
 * acknowledged all of it. An object is there as a whole or not at all; the parts of a failed one are deleted.
 * @throws StorageUnavailable, and what the stream or a step throws
 */
export async function writeObject(
  bucket: S3Bucket,
  key: string,
  source: Readable,
  steps: readonly Transform[] = [],
): Promise<void> {
  const body = new PassThrough()
  const upload = new Upload({
    client: bucket.client,
    params: { ...objectOf(bucket, key), Body: body },
    partSize: PART_BYTES,
    queueSize: PARALLEL_PARTS,
  })
  const filling = pipeline([source, ...steps, body])
  // It is awaited below.
  filling.catch(() => undefined)
  try {
    await upload.done()
  } catch (error) {
    // The stream or a step has failed first, and the upload with it.
    if (error === body.errored) await filling
    body.destroy()
    throw unavailable(error)
  }
}

/** Deletes an object that may have become complete although its upload failed. If this fails too, the sweep deletes it. */
export async function deleteFailed(bucket: S3Bucket, key: string): Promise<void> {
  await bucket.client.send(new DeleteObjectCommand(objectOf(bucket, key)), inTime(bucket)).catch(() => undefined)
}
