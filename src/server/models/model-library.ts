import { freemem } from 'node:os'
import type { LocalModel, ModelChoice } from '#server/speech/local/local-model.ts'
import { takesTerms } from '#server/speech/local/recogniser-config.ts'
import { CATALOGUE, type CatalogueModel, defaultModelName, type ModelLicence } from './catalogue.ts'
import { cancelDownload } from './download-cancel.ts'
import { type DownloadProgress, type DownloadSettings, deleteModel, downloadModel } from './download-model.ts'
import { type DownloadState, readDownloadState, writeDownloadState } from './download-state.ts'
import { importModel } from './import-model.ts'
import { ModelError } from './model-error.ts'
import { listFolders, readModel } from './model-folder.ts'

export interface LibrarySettings extends DownloadSettings {
  /** The model asked for by name; null: the best that is there, else the default for this machine. */
  chosen: string | null
  catalogue?: readonly CatalogueModel[]
}

/** A model as it stands on this machine. */
export interface ModelStatus {
  name: string
  title: string
  /** ISO 639-1 codes; null: not known, or a hundred and more. */
  languages: readonly string[] | null
  /** To download and in memory; null for a model of somebody's own. */
  bytes: number | null
  memoryBytes: number | null
  workPerSecond: number | null
  /** See `EngineCapabilities`; null for a model of somebody's own that is not whole. */
  takesTerms: boolean | null
  licence: ModelLicence | null
  /** Whether every file's checksum is known beforehand. */
  pinned: boolean
  /** Whether this is the one that notes are transcribed with, now or once it is there. */
  chosen: boolean
  state: { status: 'ready' } | DownloadState
}

/** The models on this machine and those that could be. Any number of processes may share their folder. */
export interface ModelLibrary {
  /** All of the catalogue, then those of somebody's own. */
  list(): Promise<ModelStatus[]>
  /** The model to transcribe with now, or what is missing. */
  choose(): Promise<ModelChoice>
  /** The name of the model to fetch when none is there; null when there is one, or none is known by the name asked for. */
  missing(): Promise<string | null>
  /**
   * Fetches a model of the catalogue; does nothing when it is there. A failure is written down for all to read.
   * @param nextTryAt tells when it will be tried again by itself.
   * @throws ModelError; the signal's reason when aborted.
   */
  download(
    name: string,
    options: { signal: AbortSignal; onProgress?: (progress: DownloadProgress) => void; nextTryAt?: () => Date },
  ): Promise<void>
  /** Breaks off the download of a model, whichever process is at it; see `cancelDownload`. */
  cancel(name: string): Promise<void>
  /** See `importModel`. */
  add(source: string, name?: string): Promise<string>
  /** Deletes a model's files. @throws ModelError `unknown_model` or `busy`. */
  remove(name: string): Promise<void>
}

const PROBLEMS = { idle: 'no_model', downloading: 'downloading', failed: 'download_failed' } as const

export function openModelLibrary(settings: LibrarySettings): ModelLibrary {
  const { dir, chosen, catalogue = CATALOGUE } = settings
  // Once: a model that is loaded takes the memory by which it was chosen.
  const byDefault = defaultModelName(freemem())
  const known = (name: string) => catalogue.find((model) => model.name === name) ?? null

  const findReady = async (name: string) => readModel(dir, name, known(name))

  /** The first model that is ready, the default one before all others. */
  async function findBest(): Promise<{ name: string; model: LocalModel } | null> {
    const names =
      chosen === null ? [byDefault, ...catalogue.map(({ name }) => name), ...(await listFolders(dir))] : [chosen]
    for (const name of names) {
      const model = await findReady(name)
      if (model) return { name, model }
    }
    return null
  }

  async function describe(name: string, best: string): Promise<ModelStatus> {
    const entry = known(name)
    const ready = await findReady(name)
    return {
      name,
      title: entry?.title ?? name,
      languages: entry?.languages ?? null,
      bytes: entry?.bytes ?? null,
      memoryBytes: entry?.memoryBytes ?? null,
      workPerSecond: entry?.workPerSecond ?? null,
      takesTerms: ready ? takesTerms(ready.files) : entry && takesTerms(entry),
      licence: entry?.licence ?? null,
      pinned: entry?.pinned ?? false,
      chosen: name === best,
      state: ready ? { status: 'ready' } : await readDownloadState(dir, name),
    }
  }

  return {
    async list() {
      const own = (await listFolders(dir)).filter((name) => !known(name))
      const best = (await findBest())?.name ?? chosen ?? byDefault
      return Promise.all([...catalogue.map(({ name }) => name), ...own].map((name) => describe(name, best)))
    },

    async choose() {
      const best = await findBest()
      if (best) return { model: best.model }
      const name = chosen ?? byDefault
      const { status } = await readDownloadState(dir, name)
      return { problem: PROBLEMS[status], title: known(name)?.title ?? name }
    },

    async missing() {
      if (await findBest()) return null
      return known(chosen ?? byDefault)?.name ?? null
    },

    async download(name, { signal, onProgress, nextTryAt }) {
      const entry = known(name)
      if (!entry) throw new ModelError('unknown_model', `no model is called ${name}`)
      if (await findReady(name)) return
      try {
        await downloadModel(settings, entry, signal, onProgress)
      } catch (error) {
        if (error instanceof ModelError && error.code !== 'busy' && error.code !== 'cancelled') {
          const next = nextTryAt?.().toISOString() ?? null
          const failed = { status: 'failed', code: error.code, reason: error.message, nextTryAt: next } as const
          await writeDownloadState(dir, name, failed)
        }
        throw error
      }
    },

    cancel: (name) => cancelDownload(dir, name),

    add: (source, name) => importModel(dir, catalogue, source, name),

    async remove(name) {
      if (!known(name) && !(await listFolders(dir)).includes(name)) {
        throw new ModelError('unknown_model', `no model is called ${name}`)
      }
      await deleteModel(dir, name)
    },
  }
}
