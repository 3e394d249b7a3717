import type { Language } from '#shared/languages.ts'

/** Maximum number of files uploaded at once. Two fill most uplinks; more would only slow each one down. */
const UPLOADS_AT_ONCE = 2

/** The language of a recording, or `auto` for the server to detect it. */
export type SpokenLanguage = Language | 'auto'

/** A file being uploaded, which is also its row in the list. */
export interface Upload {
  /** A UUID. It is also the `Idempotency-Key` and stays the same across retries. */
  id: string
  file: File
  /** The language that is spoken in it; `auto` to have it detected. */
  language: SpokenLanguage
  /** How many people speak in it; undefined if that is to be detected. */
  speakers?: number | undefined
  status: 'waiting' | 'uploading' | 'paused' | 'success' | 'error'
  /** From 0 to 1. */
  fraction: number
  /** Seconds until the next attempt while the server can't be reached; null while it is being sent. */
  retryIn: number | null
  /** Set once the note has been created. */
  noteId: string | null
  /** Why it failed, in the user's language. */
  message: string | null
}

export type UploadsEvent =
  | { type: 'added'; files: readonly { id: string; file: File }[]; language: SpokenLanguage; speakers?: number }
  /** Files that an earlier page has left on the device. */
  | { type: 'restored'; files: readonly RestoredFile[] }
  | { type: 'paused'; id: string }
  | { type: 'resumed'; id: string }
  | { type: 'retrying'; id: string; seconds: number | null }
  | { type: 'language'; id: string; language: SpokenLanguage }
  | { type: 'began'; id: string }
  | { type: 'sent'; id: string; fraction: number }
  | { type: 'succeeded'; id: string; noteId: string }
  | { type: 'failed'; id: string; message: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' }

export interface RestoredFile {
  id: string
  file: File
  language: SpokenLanguage
  speakers?: number | undefined
  paused: boolean
  fraction: number
}

/** The list's reducer; rows stay in the order in which they were added. */
export function reduceUploads(uploads: readonly Upload[], event: UploadsEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [
        ...uploads,
        ...event.files.map(
          (entry): Upload => ({ ...entry, language: event.language, speakers: event.speakers, ...NOT_BEGUN }),
        ),
      ]
    case 'restored':
      return [
        ...uploads,
        ...event.files.map(
          ({ paused, ...file }): Upload => ({ ...NOT_BEGUN, ...file, status: paused ? 'paused' : 'waiting' }),
        ),
      ]
    case 'paused':
      return uploads.map((upload) =>
        upload.id === event.id && isUnderWay(upload) ? { ...upload, status: 'paused', retryIn: null } : upload,
      )
    case 'resumed':
      return change(uploads, event.id, 'paused', { status: 'waiting' })
    case 'retrying':
      return change(uploads, event.id, 'uploading', { retryIn: event.seconds })
    case 'language':
      return uploads.map((upload) =>
        upload.id === event.id && mayChangeLanguage(upload) ? { ...upload, language: event.language } : upload,
      )
    case 'removed':
      return uploads.filter((upload) => upload.id !== event.id)
    case 'cleared':
      return []
    case 'began':
      return change(uploads, event.id, 'waiting', { status: 'uploading' })
    case 'sent':
      return change(uploads, event.id, 'uploading', { fraction: event.fraction })
    case 'succeeded':
      return change(uploads, event.id, 'uploading', {
        status: 'success',
        fraction: 1,
        retryIn: null,
        noteId: event.noteId,
      })
    case 'failed':
      return change(uploads, event.id, 'uploading', { status: 'error', message: event.message })
    case 'retried':
      return change(uploads, event.id, 'error', NOT_BEGUN)
  }
}

/** Whether the file is still to be sent, or to be sent again. */
export function mayChangeLanguage({ status }: Upload): boolean {
  return status === 'waiting' || status === 'error'
}

/** Whether the file is being sent, or will be sent without further action. */
export function isUnderWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'uploading'
}

const NOT_BEGUN = { status: 'waiting', fraction: 0, retryIn: null, noteId: null, message: null } as const

function change(uploads: readonly Upload[], id: string, from: Upload['status'], to: Partial<Upload>) {
  return uploads.map((upload) => (upload.id === id && upload.status === from ? { ...upload, ...to } : upload))
}

/** Returns the uploads that may start now, first come, first served. */
export function pickNextUploads(uploads: readonly Upload[]): Upload[] {
  const running = uploads.filter((upload) => upload.status === 'uploading').length
  return uploads.filter((upload) => upload.status === 'waiting').slice(0, Math.max(0, UPLOADS_AT_ONCE - running))
}
