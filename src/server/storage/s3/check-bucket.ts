import { setTimeout as pause } from 'node:timers/promises'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { StartError } from '#server/start-error.ts'
import type { S3Settings } from '../s3-settings.ts'
import { codeOf, inTime, objectOf, openBucket, type S3Bucket, statusOf } from './s3-bucket.ts'

/** How long startup waits for a store that is also starting, in milliseconds. */
const WAIT_MS = 30_000
const RETRY_MS = 1000

const PROBE = '.writable'

const WRONG_REGION = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException']

/**
 * Checks that a bucket exists, and that objects can be listed, written and deleted.
 * @throws StartError naming the variable to look at
 */
export async function checkBucket(settings: S3Settings, waitMs = WAIT_MS): Promise<void> {
  const bucket = openBucket(settings)
  const deadline = performance.now() + waitMs
  try {
    for (;;) {
      try {
        return await tryBucket(bucket)
      } catch (error) {
        const status = statusOf(error)
        // The store has not answered, or says that it can't at the moment.
        const passes = !isKeyMissing(error) && (status === undefined || status >= 500)
        if (!passes || performance.now() >= deadline) throw explain(error, settings)
        await pause(RETRY_MS)
      }
    }
  } finally {
    bucket.client.destroy()
  }
}

async function tryBucket(bucket: S3Bucket): Promise<void> {
  const { client, name, prefix } = bucket
  await client.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix, MaxKeys: 1 }), inTime(bucket))
  await client.send(
    new PutObjectCommand({ ...objectOf(bucket, PROBE), Body: 'Dictum can write here.' }),
    inTime(bucket),
  )
  await client.send(new DeleteObjectCommand(objectOf(bucket, PROBE)), inTime(bucket))
}

/** Returns whether the SDK found no key in the places where it looks for one. */
function isKeyMissing(error: unknown): boolean {
  return codeOf(error) === 'CredentialsProviderError'
}

function explain(cause: unknown, { bucket, endpoint, region }: S3Settings): StartError {
  const place = endpoint === null ? `the region ${region}` : new URL(endpoint).host
  const code = codeOf(cause)
  const line = (text: string) => new StartError(text, { cause })
  if (isKeyMissing(cause))
    return line('No key for the S3 store is set; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  if (code === 'NoSuchBucket') return line(`There is no bucket ${bucket} at ${place}; create it, or check S3_BUCKET.`)
  if (WRONG_REGION.includes(code))
    return line(`The bucket ${bucket} is in another region than ${region}; check S3_REGION.`)
  const status = statusOf(cause)
  if (status === 401 || status === 403) {
    return line(
      `The S3 store at ${place} refuses the key for the bucket ${bucket} (${code}); it must be able to list, read, write and delete objects. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    )
  }
  return line(`The S3 store at ${place} can't be used (${code}); check S3_ENDPOINT.`)
}
