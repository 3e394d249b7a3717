import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { LocalModel } from '#server/speech/local/local-model.ts'
import { findModelFiles } from '#server/speech/local/model-files.ts'
import { findSpeakerFiles, type LocalSpeakerModel } from '#server/speech/speakers/speaker-model.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { CatalogueModel } from './catalogue-model.ts'

/**
 * Reads a model whose files are all present, downloaded or put there by hand. Returns null if one is missing or has the
 * wrong size.
 * @param known its entry in the catalogue; null for a custom model.
 */
export async function readModel(dir: string, name: string, known: CatalogueModel | null): Promise<LocalModel | null> {
  const folder = join(dir, name)
  const files = (await hasFiles(folder, known)) ? await findModelFiles(folder) : null
  if (!files) return null
  const understood = known?.languages
  return {
    title: known?.title ?? name,
    files,
    languages: understood ? LANGUAGES.filter((language) => understood.includes(language)) : null,
  }
}

/** Returns whether a folder has all files of a model, in the right sizes. */
async function hasFiles(folder: string, known: CatalogueModel | null): Promise<boolean> {
  for (const file of known?.files ?? []) {
    const size = await stat(join(folder, file.name)).then(
      (found) => found.size,
      () => null,
    )
    if (size === null || (file.bytes !== null && size !== file.bytes)) return false
  }
  return true
}

/**
 * Reads a model that tells speakers apart and whose files are all present. Returns null if one is missing or has the wrong
 * size.
 * @param known its entry in the catalogue; null for a custom model.
 */
export async function readSpeakerModel(
  dir: string,
  name: string,
  known: CatalogueModel | null,
): Promise<LocalSpeakerModel | null> {
  const folder = join(dir, name)
  const files = (await hasFiles(folder, known)) ? await findSpeakerFiles(folder) : null
  return files && { name, title: known?.title ?? name, files }
}

/** A language model whose file is present. */
export interface LocalLanguageModel {
  name: string
  /** As shown to the user. */
  title: string
  /** Its GGUF file. */
  path: string
  /** Main memory in use while running, approximate. */
  memoryBytes: number
}

/** Memory that an unknown model needs besides its file, for its context and its computation, in bytes. */
const MEMORY_BESIDE_FILE = 1_500_000_000

/**
 * Reads a language model whose file is present. Returns null if it is missing or has the wrong size.
 * @param known its entry in the catalogue; null for a custom model.
 */
export async function readLanguageModel(
  dir: string,
  name: string,
  known: CatalogueModel | null,
): Promise<LocalLanguageModel | null> {
  const path = await findLanguageModelFile(join(dir, name))
  if (path === null) return null
  const { size } = await stat(path)
  const [file] = known?.files ?? []
  if (known && (file?.name !== basename(path) || (file.bytes !== null && file.bytes !== size))) return null
  return { name, title: known?.title ?? name, path, memoryBytes: known?.memoryBytes ?? size + MEMORY_BESIDE_FILE }
}

/** Returns the only GGUF file of a folder; null if there is none or several. */
export async function findLanguageModelFile(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => [])
  const [only, ...others] = names.filter((name) => name.endsWith('.gguf'))
  return only === undefined || others.length > 0 ? null : join(folder, only)
}

/** Returns the names of all folders that may hold a model. */
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

/** Returns the size of all files of a model in bytes, finished or not; 0 if there are none. */
export async function countBytes(dir: string, name: string): Promise<number> {
  const entries = await readdir(join(dir, name), { recursive: true }).catch(() => [])
  const sizes = entries.map((entry) =>
    stat(join(dir, name, entry)).then(
      (found) => (found.isFile() ? found.size : 0),
      // It was deleted in the meantime.
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Returns whether a folder may have this name: no path that leads elsewhere, and none of our own folders. */
export function isModelName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,99}$/i.test(name)
}
