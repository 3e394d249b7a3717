import { DeleteObjectsCommand, ListObjectsV2Command, type ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import type { StoredFile } from '../storage.ts'
import { inTime, type S3Bucket, unavailable } from './s3-bucket.ts'

/** Yields the objects whose keys begin with a prefix, in the order of their keys. */
export async function* listObjects(
  bucket: S3Bucket,
  start: string,
  options: { alone?: boolean } = {},
): AsyncGenerator<StoredFile> {
  for await (const page of listPages(bucket, start, options)) yield* page
}

/** @param options.alone leaves out the contents of folders below */
async function* listPages(
  bucket: S3Bucket,
  start: string,
  { alone = false }: { alone?: boolean } = {},
): AsyncGenerator<StoredFile[]> {
  const { client, name, prefix } = bucket
  let token: string | undefined
  do {
    const page: ListObjectsV2CommandOutput = await client
      .send(
        new ListObjectsV2Command({
          Bucket: name,
          Prefix: prefix + start,
          ...(alone ? { Delimiter: '/' } : {}),
          ...(token ? { ContinuationToken: token } : {}),
        }),
        inTime(bucket),
      )
      .catch((error: unknown) => {
        throw unavailable(error)
      })
    yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
      key: Key.slice(prefix.length),
      size: Size,
      modified: LastModified,
    }))
    token = page.NextContinuationToken
  } while (token)
}

/** Deletes an object and everything below it, a thousand at once. */
export async function deleteObjects(bucket: S3Bucket, key: string): Promise<void> {
  const { client, name, prefix } = bucket
  for await (const page of listPages(bucket, key)) {
    // `notes/1` is no part of `notes/12`.
    const found = page.filter((object) => object.key === key || object.key.startsWith(`${key}/`))
    if (found.length === 0) continue
    const Objects = found.map((object) => ({ Key: prefix + object.key }))
    const { Errors = [] } = await client
      .send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }), inTime(bucket))
      .catch((error: unknown) => {
        throw unavailable(error)
      })
    const [first] = Errors
    if (first) throw unavailable({ name: first.Code ?? 'unknown' })
  }
}

/** Lists the folders of a folder in which no object was stored for `ageMs`. */
export async function listOldFolders(bucket: S3Bucket, folder: string, ageMs: number): Promise<string[]> {
  const newest = new Map<string, number>()
  for await (const { key, modified } of listObjects(bucket, `${folder}/`)) {
    const [name = '', ...below] = key.slice(folder.length + 1).split('/')
    if (below.length > 0) newest.set(name, Math.max(newest.get(name) ?? 0, modified.getTime()))
  }
  const before = Date.now() - ageMs
  return [...newest].filter(([, time]) => time <= before).map(([name]) => name)
}
