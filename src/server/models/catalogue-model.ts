import type { ModelFamily } from '#server/speech/local/model-files.ts'

/** A file of a model as published. */
export interface CatalogueFile {
  /** The path in the model's folder. */
  name: string
  /** The size in bytes; null if unknown to us, in which case the server's size counts. */
  bytes: number | null
  /** The SHA-256 in lower-case hexadecimal; null if unknown to us. */
  sha256: string | null
  /** Where it is published, if not under its own name in the model's repository. */
  source?: { repository: string; revision: string; path: string }
}

export interface ModelLicence {
  /** Short name, such as `MIT`. */
  name: string
  holder: string
  /** False if the licence is known only of other models by the same publisher. */
  confirmed: boolean
}

/** What a model does: transcribe what was spoken, analyse what was transcribed, or tell who spoke. */
export type ModelKind = 'speech' | 'language' | 'speakers'

export interface CatalogueModel {
  kind: ModelKind
  /** Its name in settings and commands, and the name of its folder. */
  name: string
  /** As shown to the user. */
  title: string
  /** ISO 639-1 codes of all languages it understands; null for a hundred and more. */
  languages: readonly string[] | null
  /** Download size, approximate. */
  bytes: number
  /** Main memory in use while running, approximate. */
  memoryBytes: number
  /** Seconds of work per second of audio on a laptop of 2020, as published by others; null if unknown. */
  workPerSecond: number | null
  licence: ModelLicence
  /** The family of a speech model, which determines its features: see `takesTerms`. Null for other models. */
  family: ModelFamily | null
  /** The repository on Hugging Face. */
  repository: string
  /** A commit, or `main` if no commit is known to hold these files. */
  revision: string
  files: readonly CatalogueFile[]
  /**
   * Whether the checksums of all files are known. If not, the checksum that Hugging Face states for a file is
   * checked instead; a mirror may state none.
   */
  pinned: boolean
}
