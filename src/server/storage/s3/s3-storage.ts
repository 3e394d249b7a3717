import { createReadStream } from 'node:fs'
import { HeadBucketCommand } from '@aws-sdk/client-s3'
import type { S3Settings } from '../s3-settings.ts'
import type { Storage } from '../storage.ts'
import { claimBucket, readBucketOwner } from './bucket-owner.ts'
import { deleteObjects, listObjects, listOldFolders } from './list-objects.ts'
import { fetchObject, sweepCopies } from './local-copy.ts'
import { readObject, sizeOfObject } from './read-object.ts'
import { openBucket, type S3Times } from './s3-bucket.ts'
import { abortUploads } from './unfinished-uploads.ts'
import { deleteFailed, writeObject } from './write-object.ts'

/** Minimum age of uploads that are swept: another process may be moving audio here, which the caller does not know. */
const MIN_UPLOAD_AGE_MS = 3600 * 1000

/** How long an answer about availability is reused, in milliseconds: monitoring may ask often. */
const REACHABLE_KEPT_MS = 5000
const REACHABLE_TIMEOUT_MS = 3000

interface S3StorageOptions {
  /** The folder for copies of objects that a program needs as files. */
  workDir: string
  /** For tests. */
  times?: S3Times
}

/** Opens storage in a bucket of an S3 store. Sends no request to the store yet. */
export function openS3Storage(settings: S3Settings, { workDir, times }: S3StorageOptions): Storage {
  const bucket = openBucket(settings, times)
  let reachable = { asked: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) }

  const askBucket = () =>
    bucket.client
      .send(new HeadBucketCommand({ Bucket: bucket.name }), { abortSignal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS) })
      .then(
        () => true,
        () => false,
      )

  return {
    put: async (key, source, steps) => {
      try {
        await writeObject(bucket, key, source, steps)
      } catch (error) {
        await deleteFailed(bucket, key)
        throw error
      }
    },
    // If this fails, the previous object stays.
    putFile: (key, path) => writeObject(bucket, key, createReadStream(path)),
    read: (key, range) => readObject(bucket, key, range),
    size: (key) => sizeOfObject(bucket, key),
    openLocal: (key, signal) => fetchObject(bucket, key, { folder: workDir, signal }),
    deleteAll: (prefix) => deleteObjects(bucket, prefix),
    list: async function* (folder) {
      const start = folder === undefined ? '' : `${folder}/`
      // Our own keys begin with a dot.
      for await (const object of listObjects(bucket, start)) if (!object.key.startsWith('.')) yield object
    },
    listFolders: (prefix, ageMs) => listOldFolders(bucket, prefix, ageMs),
    listFiles: async (prefix, ageMs) => {
      const keys: string[] = []
      for await (const { key, modified } of listObjects(bucket, `${prefix}/`, { alone: true })) {
        if (Date.now() - modified.getTime() >= ageMs) keys.push(key)
      }
      return keys
    },
    hasRoom: async () => true,
    isReachable: () => {
      if (performance.now() - reachable.asked > REACHABLE_KEPT_MS) {
        reachable = { asked: performance.now(), answer: askBucket() }
      }
      return reachable.answer
    },
    belongsTo: async (databaseId) => (await claimBucket(bucket, databaseId)) === databaseId,
    readOwner: () => readBucketOwner(bucket),
    sweepIncoming: async (ageMs) => {
      await sweepCopies(workDir, ageMs)
      return abortUploads(bucket, Math.max(ageMs, MIN_UPLOAD_AGE_MS))
    },
  }
}
