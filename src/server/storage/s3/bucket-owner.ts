import { buffer } from 'node:stream/consumers'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { isMissing, StorageUnavailable } from '../storage-error.ts'
import { readObject } from './read-object.ts'
import { inTime, objectOf, type S3Bucket, statusOf, unavailable } from './s3-bucket.ts'

const OWNER = '.database'

/** Answers of a store that has not written an object because it exists, or because somebody else is writing it. */
const IS_THERE = [409, 412]

/** Returns the id of the database that the bucket's audio belongs to; null if none has asked yet. */
export async function readBucketOwner(bucket: S3Bucket): Promise<string | null> {
  try {
    return (await buffer(await readObject(bucket, OWNER))).toString('utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Makes a database the owner unless there is one.
 * @returns the owner
 * @throws StorageUnavailable, also if the store can't write an object on the condition that there is none
 */
export async function claimBucket(bucket: S3Bucket, databaseId: string): Promise<string> {
  const owner = await readBucketOwner(bucket)
  if (owner !== null) return owner
  // A store that ignores the condition would give the audio to every database that asks. The second write shows that.
  if ((await writeIfNew(bucket, databaseId)) && (await writeIfNew(bucket, databaseId))) throw unconditional()
  const now = await readBucketOwner(bucket)
  if (now === null) throw new StorageUnavailable('the owner of the audio could not be written')
  return now
}

async function writeIfNew(bucket: S3Bucket, content: string): Promise<boolean> {
  try {
    const input = { ...objectOf(bucket, OWNER), Body: content, IfNoneMatch: '*' }
    await bucket.client.send(new PutObjectCommand(input), inTime(bucket))
    return true
  } catch (error) {
    const status = statusOf(error)
    if (status !== undefined && IS_THERE.includes(status)) return false
    throw status === 501 ? unconditional(error) : unavailable(error)
  }
}

function unconditional(cause?: unknown): StorageUnavailable {
  return new StorageUnavailable(
    'the S3 store does not support conditional writes (If-None-Match), without which orphaned audio is never deleted',
    { cause },
  )
}
