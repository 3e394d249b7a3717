import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder, and the folders above it that are missing, as `mkdir` with `recursive` does. That one never returns
 * where the system says of a folder that exists that it does not, as Linux does below /proc.
 * @returns the first folder that was created; null if all of them were there
 */
export async function makeFolder(path: string, mode = 0o777): Promise<string | null> {
  const error = await tryMkdir(path, mode)
  if (error === null) return path
  if (error.code !== 'ENOENT' || dirname(path) === path) return acceptExisting(path, error)
  const first = await makeFolder(dirname(path), mode)
  const again = await tryMkdir(path, mode)
  if (again === null) return first ?? path
  await acceptExisting(path, again)
  return first
}

async function tryMkdir(path: string, mode: number): Promise<NodeJS.ErrnoException | null> {
  return mkdir(path, { mode }).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
}

/** @throws the error because of which a folder was not created, unless it is there */
async function acceptExisting(path: string, error: NodeJS.ErrnoException): Promise<null> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw error
  return null
}
