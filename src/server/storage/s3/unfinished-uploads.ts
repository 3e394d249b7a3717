import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3'
import { codeOf, inTime, type S3Bucket, unavailable } from './s3-bucket.ts'

/**
 * Deletes the parts of uploads that were begun more than `ageMs` ago and never finished. The store keeps them, and
 * charges for them, until somebody deletes them.
 * @returns how many uploads they belonged to
 */
export async function abortUploads(bucket: S3Bucket, ageMs: number): Promise<number> {
  const { client, name, prefix } = bucket
  const before = Date.now() - ageMs
  let aborted = 0
  let next: { KeyMarker?: string; UploadIdMarker?: string } = {}
  for (;;) {
    try {
      const page: ListMultipartUploadsCommandOutput = await client.send(
        new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix, ...next }),
        inTime(bucket),
      )
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated.getTime() > before) continue
        const abort = new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId })
        await client.send(abort, inTime(bucket)).catch(ignoreFinished)
        aborted += 1
      }
      if (!page.IsTruncated || !page.NextKeyMarker) return aborted
      next = {
        KeyMarker: page.NextKeyMarker,
        ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
      }
    } catch (error) {
      throw unavailable(error)
    }
  }
}

/** Another process has finished or aborted it meanwhile. */
function ignoreFinished(error: unknown): void {
  if (codeOf(error) !== 'NoSuchUpload') throw error
}
