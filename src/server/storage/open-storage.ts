import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** The configuration is complete: `config.s3` is set if storage is a bucket. */
type StorageConfig = Pick<Config, 'storage' | 's3' | 'dataDir'>

/**
 * Opens the configured storage: that of the data folder, or a bucket of an S3 store. The library for the latter is
 * loaded only if it is used.
 * @param workDir the folder for copies of stored files that a program needs as files
 * @throws StartError if a bucket can't be used
 */
export async function openStorage({ storage, s3, dataDir }: StorageConfig, workDir: string): Promise<Storage> {
  if (storage === 'fs' || s3 === null) return openFileStorage(join(dataDir, 'audio'))
  const [{ checkBucket }, { openS3Storage }] = await Promise.all([
    import('./s3/check-bucket.ts'),
    import('./s3/s3-storage.ts'),
  ])
  await checkBucket(s3)
  return openS3Storage(s3, { workDir })
}
