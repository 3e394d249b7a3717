import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalModel } from '#server/speech/local/local-model.ts'
import { findModelFiles } from '#server/speech/local/model-files.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { CatalogueModel } from './catalogue.ts'

/**
 * A model whose files are all there, from a download or put there by hand; null where one is missing or, by its length,
 * not yet whole.
 * @param known what the catalogue says of it; null for a model of somebody's own.
 */
export async function readModel(dir: string, name: string, known: CatalogueModel | null): Promise<LocalModel | null> {
  const folder = join(dir, name)
  for (const file of known?.files ?? []) {
    const size = await stat(join(folder, file.name)).then(
      (found) => found.size,
      () => null,
    )
    if (size === null || (file.bytes !== null && size !== file.bytes)) return null
  }
  const files = await findModelFiles(folder)
  if (!files) return null
  const understood = known?.languages
  return {
    title: known?.title ?? name,
    files,
    languages: understood ? LANGUAGES.filter((language) => understood.includes(language)) : null,
  }
}

/** The names of all folders that may hold a model. */
export async function listFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && isModelName(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** Whether a folder may be called so: nothing that leads elsewhere, and none of our own. */
export function isModelName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,99}$/i.test(name)
}
