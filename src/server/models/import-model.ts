import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { loadLanguageModel } from '#server/analysis/llm/local/local-process.ts'
import { makeFolder } from '#server/make-folder.ts'
import { findModelFiles, type ModelFiles } from '#server/speech/local/model-files.ts'
import { RecogniserProcess } from '#server/speech/local/recogniser-process.ts'
import { findSpeakerFiles } from '#server/speech/speakers/speaker-model.ts'
import { tryTurns } from '#server/speech/speakers/turn-finder.ts'
import { moveDurably } from '#server/storage/durable-files.ts'
import type { CatalogueModel } from './catalogue-model.ts'
import { deleteModel } from './download-model.ts'
import { ModelError } from './model-error.ts'
import { findLanguageModelFile, isModelName } from './model-folder.ts'
import { verifyFile } from './verify-file.ts'

const run = promisify(execFile)

/** Timeout in milliseconds for loading a model on trial: a gigabyte from a slow disk takes a minute. */
const TRIAL_MS = 300_000

/** The file of a language model. */
const GGUF = /\.gguf$/i

const ARCHIVE = /\.(tar|tar\.gz|tgz|tar\.bz2|tar\.xz)$/

/**
 * Imports a model from a folder with its files, from an archive of such a folder as published for sherpa-onnx, or, for a
 * language model, from its GGUF file. Verifies and copies the files; the source stays unchanged.
 * @param name the model's name; default: its name in the catalogue, else that of the source.
 * @returns its name.
 * @throws ModelError.
 */
export async function importModel(
  dir: string,
  catalogue: readonly CatalogueModel[],
  source: string,
  name?: string,
): Promise<string> {
  await makeFolder(dir)
  // In the same folder as its destination, so that the final move is atomic.
  const staging = await mkdtemp(join(dir, '.import-'))
  try {
    const found = await findFiles(source, join(staging, 'archive'))
    const own = basename(source).replace(ARCHIVE, '').replace(GGUF, '').toLowerCase()
    const known = catalogue.find(
      (model) =>
        [model.name, basename(model.repository).toLowerCase()].includes(name ?? own) ||
        (name === undefined && model.files.some((file) => file.name === basename(source))),
    )
    const target = known?.name ?? name ?? own
    if (!isModelName(target)) throw new ModelError('unknown_model', `${target} can't be the name of a model`)
    const ready = join(staging, 'model')
    await mkdir(ready)
    const provided = found.paths.map((path) => relative(found.folder, path))
    const missing = known?.files.find((file) => !provided.includes(file.name))
    if (missing) throw new ModelError('incomplete', `${source} has no ${missing.name}, which ${target} needs`)
    for (const path of found.paths) {
      const file = relative(found.folder, path)
      await verifyFile(
        path,
        known?.files.find((each) => each.name === file) ?? { name: file, bytes: null, sha256: null },
      )
      await makeFolder(dirname(join(ready, file)))
      await copyFile(path, join(ready, file))
    }
    // For catalogue models with known checksums, those are proof enough.
    if (!known?.pinned) await tryOut(found.load, source)
    await putInPlace(dir, target, ready)
    return target
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The files of a model, and how to load it. */
interface FoundFiles {
  folder: string
  paths: string[]
  load(): Promise<void>
}

async function findFiles(source: string, into: string): Promise<FoundFiles> {
  const isFolder = (await stat(source)).isDirectory()
  if (!isFolder && GGUF.test(source)) return asLanguageModel(source)
  const folder = isFolder ? source : await unpack(source, into)
  const files = await findModelFiles(folder)
  if (files) {
    const { family: _family, ...paths } = files
    return { folder, paths: Object.values(paths), load: () => loadRecogniser(files) }
  }
  const speakers = await findSpeakerFiles(folder)
  if (speakers) {
    return { folder, paths: Object.values(speakers), load: () => tryTurns(speakers, AbortSignal.timeout(TRIAL_MS)) }
  }
  const file = await findLanguageModelFile(folder)
  if (file === null) throw new ModelError('incomplete', `${source} holds no complete model of a supported kind`)
  return asLanguageModel(file)
}

function asLanguageModel(path: string): FoundFiles {
  return { folder: dirname(path), paths: [path], load: () => loadLanguageModel(path, AbortSignal.timeout(TRIAL_MS)) }
}

async function loadRecogniser(files: ModelFiles): Promise<void> {
  const tried = await RecogniserProcess.start(files, { threads: 1, takesTerms: false }, AbortSignal.timeout(TRIAL_MS))
  tried.kill()
}

/** Loads a model once, in a child process: a model that can't be loaded must not replace one that can. */
async function tryOut(load: () => Promise<void>, source: string): Promise<void> {
  try {
    await load()
  } catch (cause) {
    throw new ModelError('not_a_model', `${source} can't be loaded: its files are damaged or of another kind`, {
      cause,
    })
  }
}

/** Replaces an existing model of that name, unless it is being downloaded. */
async function putInPlace(dir: string, name: string, ready: string): Promise<void> {
  await deleteModel(dir, name)
  await moveDurably(ready, join(dir, name))
}

async function unpack(archive: string, into: string): Promise<string> {
  if (!ARCHIVE.test(archive)) {
    throw new ModelError('incomplete', `${archive} is neither a folder nor a tar archive; put a model's files together`)
  }
  await mkdir(into)
  await run('tar', ['-xf', archive, '-C', into]).catch((cause: unknown) => {
    throw new ModelError('not_a_model', `${archive} can't be unpacked: ${String(cause)}`, { cause })
  })
  const [only, ...others] = await readdir(into, { withFileTypes: true })
  return only?.isDirectory() && others.length === 0 ? join(into, only.name) : into
}
