import { currentLanguage } from '#client/i18n/i18n.ts'
import type { UploadFields, VoiceNote } from '#shared/contract/notes.ts'
import { errorFromAnswer, networkError } from './api-error.ts'

/** A recording on its way to become a note. */
export interface NoteUpload {
  audio: Blob
  fileName: string
  fields: UploadFields
  /** A UUID. When the same one is sent again, the server returns the first note instead of making a second. */
  idempotencyKey: string
  signal: AbortSignal
  /** The share of the bytes sent, from 0 to 1. */
  onFraction: (fraction: number) => void
}

/**
 * Uploads a recording; resolves with its note once the server has stored it durably. Rejects with an ApiError, or with
 * the signal's reason. Uses XMLHttpRequest because fetch does not report upload progress.
 */
export function uploadNote(upload: NoteUpload): Promise<VoiceNote> {
  const { signal } = upload
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.open('POST', '/api/voice-notes')
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', currentLanguage())
    request.setRequestHeader('Idempotency-Key', upload.idempotencyKey)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) upload.onFraction(event.loaded / event.total)
    }
    request.onload = () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.send(buildForm(upload))
  })
}

/** Puts the fields before the file, so that the server knows language and time zone before the audio arrives. */
function buildForm({ audio, fileName, fields }: NoteUpload): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  form.append('audio', audio, fileName)
  return form
}

function readAnswer(request: XMLHttpRequest): VoiceNote {
  const { status, statusText, responseText } = request
  if (status === 200 || status === 201) {
    try {
      return JSON.parse(responseText) as VoiceNote
    } catch {
      // Not our server's answer, so the recording has not arrived.
    }
  }
  throw errorFromAnswer(status, statusText, responseText)
}
