import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Moves a file or folder so that it survives a power cut. The folder that holds it stores its name, and has to be
 * synced like the content.
 */
export async function moveDurably(from: string, to: string): Promise<void> {
  for (const path of await listTree(from)) await sync(path)
  await makeFolderDurably(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Writes a small file that is complete or absent, whatever happens.
 * @returns false if there is already a file by this name, which stays unchanged.
 */
export async function writeOnceDurably(path: string, content: string): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true })
    // Unlike a rename, this never replaces a file.
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** Returns the path of a file alone, or the paths of a folder and everything in it. */
async function listTree(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  return [...(await readdir(path, { recursive: true })).map((name) => join(path, name)), path]
}

async function makeFolderDurably(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // Each new folder is an entry in its parent.
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made))
    if (made === first) return
  }
}

/** Makes the names in a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows has no such call and needs none.
  if (process.platform !== 'win32') await sync(path)
}

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
