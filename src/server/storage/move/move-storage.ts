import { createHash } from 'node:crypto'
import { dirname } from 'node:path/posix'
import { Transform } from 'node:stream'
import type { Storage, StoredFile } from '../storage.ts'
import { isMissing } from '../storage-error.ts'
import type { MoveJournal } from './move-journal.ts'

/** Maximum number of files that are copied at once: most are small, and a store takes longer to answer than to read. */
const PARALLEL = 8

/** Audio can't be moved, for a reason that an operator can fix; `message` is the one line that is printed. */
export class MoveError extends Error {}

interface MoveOptions {
  journal: MoveJournal
  /** Dictum already uses the target, so what is newer there is its own work. */
  isTargetInUse: boolean
  /** Stops between two files. */
  signal: AbortSignal
  /** Called after each file. */
  onProgress(done: number, all: number): void
}

export interface MoveSummary {
  files: number
  bytes: number
  /** How many of the files were copied now; the others were there and verified before. */
  copied: number
  /** How many the target has in another version that was stored there later. */
  replaced: number
}

/**
 * Copies all stored files that the target lacks, and reads each back: its size and its SHA-256 must be those of the
 * source. Only reads the source, so it may be in use. A file that is deleted there meanwhile is left out.
 * @throws MoveError if the target belongs to another database or does not return what was written; the signal's reason
 */
export async function copyStorage(source: Storage, target: Storage, options: MoveOptions): Promise<MoveSummary> {
  await passOwnerOn(source, target)
  const files = await listAll(source)
  const there = new Map((await listAll(target)).map((file) => [file.key, file]))
  const { journal, isTargetInUse } = options
  let done = 0
  let copied = 0
  let replaced = 0
  await inParallel(files, async (file) => {
    options.signal.throwIfAborted()
    const present = there.get(file.key)
    const isThere = present?.size === file.size
    const isVerified = isThere && journal.has(file)
    if (isTargetInUse && isReplaced(file, present)) replaced += 1
    else if (!isVerified && (await copyFile(source, target, { file, isThere, journal }))) copied += 1
    done += 1
    options.onProgress(done, files.length)
  })
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0), copied, replaced }
}

/**
 * Returns whether the target has another file under the key, stored later: a playback copy is made anew when the rest of its
 * recording arrives.
 */
function isReplaced(file: StoredFile, present: StoredFile | undefined): boolean {
  return present !== undefined && present.size !== file.size && present.modified > file.modified
}

/**
 * Deletes all files of the source. They must all be verified, or replaced in the target: nothing is deleted if one is not.
 * @throws MoveError
 */
export async function deleteSource(source: Storage, target: Storage, journal: MoveJournal): Promise<void> {
  const there = new Map((await listAll(target)).map((file) => [file.key, file]))
  const files = await listAll(source)
  const lost = files.find((file) => {
    const present = there.get(file.key)
    return !(journal.has(file) && present?.size === file.size) && !isReplaced(file, present)
  })
  if (lost) throw new MoveError(`${lost.key} has changed since it was copied, so nothing is deleted; move again.`)
  const folders = [...new Set(files.map(({ key }) => dirname(key)))]
  await inParallel(folders, (folder) => source.deleteAll(folder))
}

/** Make both storages belong to one database, whose sweeps then spare what the other has stored. */
async function passOwnerOn(source: Storage, target: Storage): Promise<void> {
  const [from, to] = [await source.readOwner(), await target.readOwner()]
  if (to !== null && to !== from) {
    throw new MoveError('The target has audio that belongs to another database; name an empty one.')
  }
  if (from !== null && !(await target.belongsTo(from))) {
    throw new MoveError('Another database has just taken the target; name an empty one.')
  }
}

interface Copy {
  file: StoredFile
  /** The target has a file of this size, perhaps from an interrupted move. */
  isThere: boolean
  journal: MoveJournal
}

/** Returns false if the file was deleted meanwhile, or was already there. */
async function copyFile(source: Storage, target: Storage, { file, isThere, journal }: Copy): Promise<boolean> {
  const { key, size } = file
  try {
    const known = isThere ? await digest(source, key) : null
    if (known && (await digest(target, key)).sha256 === known.sha256) {
      await journal.add(file, known.sha256)
      return false
    }
    const check = new Digest()
    await target.put(key, await source.read(key), [check])
    const sha256 = check.hash.digest('hex')
    const copy = await digest(target, key)
    if (check.bytes !== size || copy.bytes !== size || copy.sha256 !== sha256) {
      await target.deleteAll(key)
      throw new MoveError(`${key} is not in the target as it was written; nothing of the source was changed.`)
    }
    await journal.add(file, sha256)
    return true
  } catch (error) {
    if (isMissing(error) && (await source.size(key)) === null) return false
    throw error
  }
}

/** Passes a file through, and counts and hashes it. */
class Digest extends Transform {
  bytes = 0
  readonly hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length
    this.hash.update(chunk)
    done(null, chunk)
  }
}

async function digest(storage: Storage, key: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of await storage.read(key)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

async function listAll(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of storage.list()) files.push(file)
  return files
}

/** Works on several items at once. After a failure it starts no further items, and waits for those in progress. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  let hasFailed = false
  const runs = Array.from({ length: PARALLEL }, async () => {
    for (const item of rest) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  })
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}
