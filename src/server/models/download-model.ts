import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLock } from '#server/file-lock.ts'
import { makeFolder } from '#server/make-folder.ts'
import { freeBytesIn } from '#server/storage/disk-room.ts'
import type { CatalogueFile, CatalogueModel } from './catalogue-model.ts'
import { watchForCancel } from './download-cancel.ts'
import { downloadFile } from './download-file.ts'
import { downloadPaths, writeDownloadState } from './download-state.ts'
import { ModelError } from './model-error.ts'
import type { ConnectionSettings } from './open-url.ts'

/** The source of models if no mirror is configured. */
const HUGGING_FACE = 'https://huggingface.co'

/** Disk space to keep free in addition to the model, for the database and the recordings, in bytes. */
const SPARE_BYTES = 500_000_000

/** A download fails after this many attempts in a row that bring no bytes. */
const MAX_FRUITLESS_ATTEMPTS = 3

/** The shortest time between two reports of the progress, in milliseconds. */
const REPORT_MS = 500

export interface DownloadSettings {
  /** The folder of all models. */
  dir: string
  /** A server with Hugging Face's paths; null: Hugging Face itself. */
  mirrorUrl: string | null
  connection: ConnectionSettings
  /** Milliseconds before an interrupted download resumes. */
  pauseMs?: number
}

export interface DownloadProgress {
  bytesDone: number
  bytesTotal: number
}

/**
 * Downloads the files of a model that are missing. Moves each into place only after verifying it, so that a model is
 * complete or absent. Meanwhile any process can read the state of the download.
 * @throws ModelError; `busy` while another process downloads it, `cancelled` by `cancelDownload`. The signal's reason
 * when aborted.
 */
export async function downloadModel(
  settings: DownloadSettings,
  model: CatalogueModel,
  signal: AbortSignal,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<void> {
  const paths = downloadPaths(settings.dir, model.name)
  await makeFolder(paths.folder)
  const release = await takeLock(paths.lock)
  if (!release) throw new ModelError('busy', `another process is downloading ${model.name}`)
  const cancelling = await watchForCancel(settings.dir, model.name)
  try {
    await fetchFiles(settings, model, AbortSignal.any([signal, cancelling.signal]), onProgress)
    await writeDownloadState(settings.dir, model.name, { status: 'idle' })
  } finally {
    cancelling.stop()
    await release()
  }
}

async function fetchFiles(
  settings: DownloadSettings,
  model: CatalogueModel,
  signal: AbortSignal,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<void> {
  const folder = join(settings.dir, model.name)
  await makeFolder(folder)
  const present = new Map(
    await Promise.all(model.files.map(async ({ name }) => [name, await presentBytes(folder, name)] as const)),
  )
  const done = () => [...present.values()].reduce((sum, bytes) => sum + bytes, 0)
  await checkSpace(settings.dir, model, done())
  let reported = Number.NEGATIVE_INFINITY
  const report = async () => {
    const progress = { bytesDone: done(), bytesTotal: Math.max(model.bytes, done()) }
    onProgress?.(progress)
    if (performance.now() - reported < REPORT_MS) return
    reported = performance.now()
    await writeDownloadState(settings.dir, model.name, { status: 'downloading', ...progress })
  }
  await report()
  for (const file of model.files) {
    const path = join(folder, file.name)
    if (await isFile(path)) continue
    await persist(settings, model, file, signal, (bytes) => {
      present.set(file.name, bytes)
      return report()
    })
  }
}

/** Downloads one file, resuming after interruptions, and starting again once if the result was wrong. */
async function persist(
  settings: DownloadSettings,
  model: CatalogueModel,
  file: CatalogueFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  const base = (settings.mirrorUrl ?? HUGGING_FACE).replace(/\/+$/, '')
  const from = file.source ?? { ...model, path: file.name }
  const request = {
    url: new URL(`${base}/${from.repository}/resolve/${from.revision}/${from.path}`),
    path: join(settings.dir, model.name, file.name),
    expected: file,
    connection: settings.connection,
    signal,
  }
  await makeFolder(dirname(request.path))
  let fruitless = 0
  let wrong = 0
  for (;;) {
    let gained = false
    try {
      return await downloadFile({
        ...request,
        onBytes: (bytes) => {
          gained = true
          return onBytes(bytes)
        },
      })
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (error.code === 'wrong_checksum') {
        if (++wrong > 1) throw error
        continue
      }
      if (error.code !== 'interrupted' && error.code !== 'unreachable') throw error
      fruitless = gained ? 1 : fruitless + 1
      if (fruitless >= MAX_FRUITLESS_ATTEMPTS) throw error
      await pause((settings.pauseMs ?? 2_000) * fruitless, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

async function checkSpace(dir: string, model: CatalogueModel, done: number): Promise<void> {
  const free = await freeBytesIn(dir)
  const needed = Math.max(0, model.bytes - done) + SPARE_BYTES
  if (free >= needed) return
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`
  throw new ModelError(
    'disk_full',
    `${model.title} needs ${megabytes(needed)} of free disk space; ${megabytes(free)} are free`,
  )
}

async function presentBytes(folder: string, name: string): Promise<number> {
  for (const path of [join(folder, name), join(folder, `${name}.part`)]) {
    const found = await stat(path).catch(() => null)
    if (found) return found.size
  }
  return 0
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/**
 * Deletes a model's files and the state of its download.
 * @throws ModelError `busy` while a process downloads it.
 */
export async function deleteModel(dir: string, name: string): Promise<void> {
  const paths = downloadPaths(dir, name)
  await makeFolder(paths.folder)
  const release = await takeLock(paths.lock)
  if (!release) throw new ModelError('busy', `${name} is being downloaded; cancel that first`)
  try {
    await rm(join(dir, name), { recursive: true, force: true })
    await writeDownloadState(dir, name, { status: 'idle' })
  } finally {
    await release()
  }
}
