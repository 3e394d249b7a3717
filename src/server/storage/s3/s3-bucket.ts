import { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../s3-settings.ts'
import { StorageUnavailable } from '../storage-error.ts'

/** Timeouts of the store, in milliseconds. */
export interface S3Times {
  connect: number
  /** For an upload, including its bytes. */
  upload: number
  /** For the beginning of what is read, and for any other request including all attempts: somebody may be waiting. */
  answer: number
  /** For the time without a byte in either direction. A reader that pauses for longer gets the rest by another request. */
  idle: number
}

const TIMES: S3Times = { connect: 5_000, upload: 60_000, answer: 10_000, idle: 30_000 }

/** How many times the SDK sends a request that fails in a way that may pass. */
const ATTEMPTS = 3

/** Maximum number of connections. The SDK's default is 50, which as many paused players would occupy. */
const MAX_SOCKETS = 512

/** A bucket and the part of it that is ours. */
export interface S3Bucket {
  client: S3Client
  name: string
  prefix: string
  times: S3Times
}

/** Opens a bucket of a store. Nothing is sent yet. */
export function openBucket({ bucket, endpoint, region, prefix, key }: S3Settings, times: S3Times = TIMES): S3Bucket {
  const client = new S3Client({
    region,
    // Other stores rarely have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(key === null
      ? {}
      : {
          credentials: {
            accessKeyId: key.id,
            secretAccessKey: key.secret,
            ...(key.session === null ? {} : { sessionToken: key.session }),
          },
        }),
    maxAttempts: ATTEMPTS,
    // Each such request would get a connection of its own.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: times.connect,
      requestTimeout: times.upload,
      socketTimeout: times.idle,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
  })
  return { client, name: bucket, prefix, times }
}

/** Returns the parameters that name an object. */
export function objectOf({ name, prefix }: S3Bucket, key: string): { Bucket: string; Key: string } {
  return { Bucket: name, Key: prefix + key }
}

/** Returns the options of a request that carries little: it has a timeout, which includes all attempts. */
export function inTime({ times }: S3Bucket): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(times.answer) }
}

/** Returns the store's name for an error, such as NoSuchKey, else the system's, such as ECONNREFUSED. */
export function codeOf(error: unknown): string {
  const { name = '', code } = error as { name?: string; code?: unknown }
  if (name !== 'Error' && name !== 'AggregateError') return name
  return typeof code === 'string' ? code : name
}

/** Returns the status with which the store has answered, if it has. */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}

/** Wraps an error of the store, whose codes would otherwise be taken for those of the database's connection. */
export function unavailable(cause: unknown): StorageUnavailable {
  const status = statusOf(cause)
  return new StorageUnavailable(`the S3 store failed: ${codeOf(cause)}${status ? ` (${status})` : ''}`, { cause })
}

/** Builds the error for a key that does not exist. */
export function missing(key: string, cause?: unknown): Error {
  return Object.assign(new Error(`${key} is not in storage`, { cause }), { code: 'ENOENT' })
}
