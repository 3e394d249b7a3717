// Over 250 lines: what holds for models of all kinds is decided in one place.
import { freemem } from 'node:os'
import type { LocalModel, ModelChoice } from '#server/speech/local/local-model.ts'
import { takesLanguage, takesTerms } from '#server/speech/local/recogniser-config.ts'
import type { LocalSpeakerModel } from '#server/speech/speakers/speaker-model.ts'
import { CATALOGUE, defaultModelName } from './catalogue.ts'
import type { CatalogueModel, ModelKind, ModelLicence } from './catalogue-model.ts'
import { cancelDownload } from './download-cancel.ts'
import { type DownloadProgress, type DownloadSettings, deleteModel, downloadModel } from './download-model.ts'
import { type DownloadState, readDownloadState, writeDownloadState } from './download-state.ts'
import { type PublishedErrorRate, publishedErrorRates } from './error-rates.ts'
import { importModel } from './import-model.ts'
import { DEFAULT_LANGUAGE_MODEL } from './language-catalogue.ts'
import { readChoice, writeChoice } from './model-choice.ts'
import { ModelError } from './model-error.ts'
import {
  countBytes,
  type LocalLanguageModel,
  listFolders,
  readLanguageModel,
  readModel,
  readSpeakerModel,
} from './model-folder.ts'
import { readOwnCatalogue } from './own-catalogue.ts'
import { DEFAULT_SPEAKER_MODEL } from './speaker-catalogue.ts'

export interface LibrarySettings extends DownloadSettings {
  /** The speech model requested by name; null: the best one present, else the default for this machine. */
  chosen: string | null
  /** The language model requested by name; null: the best one present, else the default. */
  chosenLanguageModel?: string | null
  catalogue?: readonly CatalogueModel[]
}

/** A model and its state on this machine. */
export interface ModelStatus {
  kind: ModelKind
  name: string
  title: string
  /** ISO 639-1 codes; null if unknown, or a hundred and more. */
  languages: readonly string[] | null
  /** Download size and memory; null for a custom model. */
  bytes: number | null
  memoryBytes: number | null
  workPerSecond: number | null
  /** See `EngineCapabilities`; null for an incomplete custom model. */
  takesTerms: boolean | null
  takesLanguage: boolean | null
  licence: ModelLicence | null
  /** Its error rates as published by others; see `PublishedErrorRate`. */
  errorRates: readonly PublishedErrorRate[]
  /** Whether every file's checksum is known beforehand. */
  pinned: boolean
  /** Whether it is the model of its kind that notes are processed with, now or once it is present. */
  chosen: boolean
  /** Bytes of an unfinished download on this machine. */
  keptBytes: number
  /** Whether it can be chosen instead: it is present, and the configuration names no model of its kind. */
  choosable: boolean
  state: { status: 'ready' } | DownloadState
}

/** The models on this machine and those available. Any number of processes may share their folder. */
export interface ModelLibrary {
  /** Lists the catalogue's models, then custom ones. */
  list(): Promise<ModelStatus[]>
  /** Returns the model to transcribe with now, or what is missing. */
  choose(): Promise<ModelChoice>
  /**
   * Returns a second model, which transcribes passages in a language that it is told: the first one besides the model
   * in use that takes a language and fits into the free memory. Null if there is none, or if the configuration names
   * one model.
   */
  chooseTellable(): Promise<LocalModel | null>
  /** Returns the language models that are present: only the one requested by name, else best first. */
  languageModels(): Promise<LocalLanguageModel[]>
  /** Returns the model to tell speakers apart with; null if none is present. */
  speakerModel(): Promise<LocalSpeakerModel | null>
  /**
   * Returns the name of the model to download if none of its kind is present. Null if there is one, or if the
   * requested name is unknown.
   */
  missing(kind: ModelKind): Promise<string | null>
  /**
   * Downloads a model of the catalogue; does nothing if it is present. Stores a failure for all processes to read.
   * @param nextTryAt returns when it will be retried automatically.
   * @throws ModelError; the signal's reason when aborted.
   */
  download(
    name: string,
    options: { signal: AbortSignal; onProgress?: (progress: DownloadProgress) => void; nextTryAt?: () => Date },
  ): Promise<void>
  /** Uses a model that is present instead of the others of its kind. @throws ModelError `unknown_model`. */
  prefer(name: string): Promise<void>
  /** Cancels the download of a model in whichever process runs it; see `cancelDownload`. */
  cancel(name: string): Promise<void>
  /** See `importModel`. */
  add(source: string, name?: string): Promise<string>
  /** Deletes a model's files. @throws ModelError `unknown_model` or `busy`. */
  remove(name: string): Promise<void>
}

const PROBLEMS = { idle: 'no_model', downloading: 'downloading', failed: 'download_failed' } as const

export function openModelLibrary(settings: LibrarySettings): ModelLibrary {
  const { dir, catalogue = [...CATALOGUE, ...readOwnCatalogue(settings.dir)] } = settings
  // Decide once: a loaded model takes up the memory by which it was chosen.
  const byDefault = {
    speech: defaultModelName(freemem()),
    language: DEFAULT_LANGUAGE_MODEL,
    speakers: DEFAULT_SPEAKER_MODEL,
  }
  const requested = { speech: settings.chosen, language: settings.chosenLanguageModel ?? null, speakers: null }
  const known = (name: string, kind?: ModelKind) =>
    catalogue.find((model) => model.name === name && (kind === undefined || model.kind === kind)) ?? null
  const namesOf = (kind: ModelKind) => catalogue.filter((model) => model.kind === kind).map(({ name }) => name)

  /** Returns a function that reads a model as one of a kind; null if it is absent or of another kind. */
  function readerOf<Model>(
    kind: ModelKind,
    read: (dir: string, name: string, entry: CatalogueModel | null) => Promise<Model | null>,
  ): (name: string) => Promise<Model | null> {
    return async (name) => {
      const entry = known(name)
      return entry && entry.kind !== kind ? null : read(dir, name, entry)
    }
  }
  const readSpeech = readerOf('speech', readModel)
  const readLanguage = readerOf('language', readLanguageModel)
  const readSpeakers = readerOf('speakers', readSpeakerModel)

  /** Returns the kind of a model that is present; null if it is absent. */
  async function kindOf(name: string): Promise<ModelKind | null> {
    if (await readSpeech(name)) return 'speech'
    if (await readLanguage(name)) return 'language'
    return (await readSpeakers(name)) ? 'speakers' : null
  }

  /** Returns the first speech model that is ready, trying the default one before all others. */
  async function findBest(): Promise<{ name: string; model: LocalModel } | null> {
    const { speech } = requested
    const preferred = (await readChoice(dir, 'speech')) ?? byDefault.speech
    const others = [byDefault.speech, ...namesOf('speech'), ...(await listFolders(dir))]
    const names = speech === null ? [preferred, ...others] : [speech]
    for (const name of names) {
      const model = await readSpeech(name)
      if (model) return { name, model }
    }
    return null
  }

  /** Returns the names of models of a kind: the preferred one first, then those of the catalogue, then custom ones. */
  async function listNames(kind: ModelKind): Promise<string[]> {
    const own = (await listFolders(dir)).filter((name) => !known(name))
    const preferred = await readChoice(dir, kind)
    return [...new Set([...(preferred === null ? [] : [preferred]), ...namesOf(kind), ...own])]
  }

  async function findSpeakerModel(): Promise<LocalSpeakerModel | null> {
    for (const name of await listNames('speakers')) {
      const model = await readSpeakers(name)
      if (model) return model
    }
    return null
  }

  async function findLanguageModels(): Promise<LocalLanguageModel[]> {
    const { language } = requested
    const names = language === null ? await listNames('language') : [language]
    const models = await Promise.all(names.map(readLanguage))
    return models.filter((model) => model !== null)
  }

  async function describe(name: string, best: Record<ModelKind, string>): Promise<ModelStatus> {
    const entry = known(name)
    const present = await kindOf(name)
    const kind = entry?.kind ?? present ?? 'speech'
    const speech = present === 'speech' ? await readSpeech(name) : null
    const state = present ? ({ status: 'ready' } as const) : await readDownloadState(dir, name)
    const isKept = entry !== null && (state.status === 'idle' || state.status === 'failed')
    const family = speech?.files ?? (entry?.family && { family: entry.family })
    return {
      kind,
      name,
      title: entry?.title ?? name,
      languages: entry?.languages ?? null,
      bytes: entry?.bytes ?? null,
      memoryBytes: entry?.memoryBytes ?? null,
      workPerSecond: entry?.workPerSecond ?? null,
      takesTerms: family ? takesTerms(family) : null,
      takesLanguage: family ? takesLanguage(family) : null,
      licence: entry?.licence ?? null,
      errorRates: entry ? publishedErrorRates(name) : [],
      pinned: entry?.pinned ?? false,
      chosen: name === best[kind],
      choosable: present !== null && name !== best[kind] && requested[kind] === null,
      keptBytes: isKept ? await countBytes(dir, name) : 0,
      state,
    }
  }

  return {
    async list() {
      const own = (await listFolders(dir)).filter((name) => !known(name))
      const best = {
        speech: (await findBest())?.name ?? requested.speech ?? byDefault.speech,
        language: (await findLanguageModels())[0]?.name ?? requested.language ?? byDefault.language,
        speakers: (await findSpeakerModel())?.name ?? byDefault.speakers,
      }
      return Promise.all([...catalogue.map(({ name }) => name), ...own].map((name) => describe(name, best)))
    },

    async choose() {
      const best = await findBest()
      if (best) return { model: best.model }
      const name = requested.speech ?? byDefault.speech
      const { status } = await readDownloadState(dir, name)
      return { problem: PROBLEMS[status], title: known(name)?.title ?? name }
    },

    async chooseTellable() {
      if (requested.speech !== null) return null
      const inUse = (await findBest())?.name
      for (const name of [...namesOf('speech'), ...(await listFolders(dir))]) {
        if (name === inUse) continue
        const model = await readSpeech(name)
        const fits = (known(name)?.memoryBytes ?? 0) <= freemem()
        if (model && takesLanguage(model.files) && fits) return model
      }
      return null
    },

    languageModels: findLanguageModels,

    speakerModel: findSpeakerModel,

    async missing(kind) {
      const find = {
        speech: findBest,
        language: async () => (await findLanguageModels())[0],
        speakers: findSpeakerModel,
      }
      if (await find[kind]()) return null
      return known(requested[kind] ?? byDefault[kind], kind)?.name ?? null
    },

    async download(name, { signal, onProgress, nextTryAt }) {
      const entry = known(name)
      if (!entry) throw new ModelError('unknown_model', `no model is called ${name}`)
      if (await kindOf(name)) return
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

    async prefer(name) {
      const kind = await kindOf(name)
      if (kind === null) throw new ModelError('unknown_model', `${name} is not installed`)
      await writeChoice(dir, kind, name)
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
